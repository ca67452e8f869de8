import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { legalComponents } from './legalText';

type Node = Root | Root['children'][number];

/**
 * A remark plugin for legal texts, which MDX makes into a program that runs while the site is built: throws at
 * any code but the components of the site, so that what got past the content check is never compiled.
 */
export function refuseCode() {
  return (tree: Root) => refuseIn(tree);
}

function refuseIn(node: Node): void {
  if (isCode(node)) {
    const line = node.position?.start.line;
    throw new Error(`Line ${line} holds program code, which is not allowed in a text (${node.type}).`);
  }
  if ('children' in node) for (const child of node.children) refuseIn(child as Node);
}

function isCode(node: Node): boolean {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return !isFact(node);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // A remark, {/* so */}, leaves nothing on the page.
      return node.value.replace(/\/\*[\s\S]*?\*\//g, '').trim() !== '';
    case 'mdxjsEsm':
      // Front matter becomes an export too, made by a plugin: nobody has written that one.
      return node.value !== '';
    default:
      return false;
  }
}

/** Whether a tag is one of those that show a fact about the company, and nothing more than that. */
function isFact({ name, attributes, children }: MdxJsxFlowElement | MdxJsxTextElement): boolean {
  const isKnown = legalComponents.some((component) => component === name);
  return isKnown && attributes.length === 0 && children.length === 0;
}
