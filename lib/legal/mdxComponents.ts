import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type {} from 'remark-rehype';
import { visit } from 'unist-util-visit';
import { legalComponents, legalConditions } from './legalText';

/**
 * A remark plugin that turns the site's components into elements of the same name, which the sanitiser allows, and
 * throws at any other MDX. The build runs what MDX compiles, so code that the content check misses must not get that
 * far.
 */
export function mdxComponents() {
  return (tree: Root) =>
    visit(tree, (node, index, parent) => {
      if (!isMdx(node)) return;
      const hName = allowedComponent(node);
      const condition = allowedCondition(node);
      if (condition && parent && index !== undefined) {
        // A quotation, because it has paragraphs; hName replaces its element.
        const { children } = condition;
        parent.children[index] = { type: 'blockquote', children, data: { hName: condition.name as string } };
      } else if (hName && parent && index !== undefined) {
        // Emphasis, because it may be anywhere; hName replaces its element.
        parent.children[index] = { type: 'emphasis', children: [], data: { hName } };
      } else if (!isHarmless(node)) {
        const line = node.position?.start.line;
        throw new Error(
          `Line ${line} contains program code (${node.type}), which content cannot use. Delete it.`,
        );
      }
    });
}

type MdxNode = Extract<Nodes, { type: `mdx${string}` }>;

function isMdx(node: Nodes): node is MdxNode {
  return node.type.startsWith('mdx');
}

/** The name of a component that legal texts may use, if it has no attributes and no children. */
function allowedComponent(node: MdxNode): string | undefined {
  if (!('attributes' in node) || node.attributes.length > 0 || node.children.length > 0) return undefined;
  return legalComponents.find((component) => component === node.name);
}

/** A condition around paragraphs, if it has no attributes. */
function allowedCondition(node: MdxNode): MdxJsxFlowElement | undefined {
  if (node.type !== 'mdxJsxFlowElement' || node.attributes.length > 0) return undefined;
  return legalConditions.some((condition) => condition === node.name) ? node : undefined;
}

/** A comment, or the empty export that a plugin makes of front matter. The sanitiser removes both. */
function isHarmless(node: MdxNode): boolean {
  return 'value' in node && isComment(node.value);
}

/** Whether an expression is only a comment, `{/* … *\/}`. */
export function isComment(expression: string): boolean {
  return expression.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '';
}
