import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { legalComponents } from './legalText';

/**
 * A remark plugin that throws at any code but the site's components. The build runs what MDX compiles, so code that
 * the content check misses must not get that far.
 */
export function refuseCode() {
  return (tree: Root) =>
    visit(tree, (node) => {
      if (!isCode(node)) return;
      const line = node.position?.start.line;
      throw new Error(
        `Line ${line} contains program code (${node.type}), which content cannot use. Delete it.`,
      );
    });
}

function isCode(node: Root | RootContent): boolean {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return !isKnownComponent(node);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return !isComment(node.value);
    case 'mdxjsEsm':
      // A plugin turns front matter into an empty export.
      return node.value !== '';
    default:
      return false;
  }
}

/** Whether an expression is only a comment, `{/* … *\/}`. */
export function isComment(expression: string): boolean {
  return expression.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '';
}

/** Whether a tag is one of the site's components, without attributes and children. */
function isKnownComponent({ name, attributes, children }: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  const isKnown = legalComponents.some((component) => component === name);
  return isKnown && attributes.length === 0 && children.length === 0;
}
