import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { legalComponents } from './legalText';

/**
 * A remark plugin for legal texts, which MDX compiles to a program that runs during the build: throws at any code
 * but the components of the site, so that code which the content check missed is never compiled.
 */
export function refuseCode() {
  return (tree: Root) =>
    visit(tree, (node) => {
      if (!isCode(node)) return;
      const line = node.position?.start.line;
      throw new Error(`Line ${line} holds program code, which is not allowed in a text (${node.type}).`);
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

/** Whether an expression is only a comment, `{/* … *\/}`, which leaves nothing on the page. */
export function isComment(expression: string): boolean {
  return expression.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '';
}

/** Whether a tag shows a fact about the company and holds nothing else. */
function isKnownComponent({ name, attributes, children }: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  const isKnown = legalComponents.some((component) => component === name);
  return isKnown && attributes.length === 0 && children.length === 0;
}
