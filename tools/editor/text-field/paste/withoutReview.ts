import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** A rehype plugin that removes what reviewers have left in a document: deleted words, and Word's comments with the links to them. */
export function withoutReview() {
  return (tree: Root) =>
    visit(tree, 'element', (element, index, parent) => {
      if (!isOfReview(element) || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1);
      return index;
    });
}

function isOfReview({ tagName, properties: { style, className } }: Element): boolean {
  const isComment = /mso-element:\s*comment/.test(String(style));
  return tagName === 'del' || isComment || String(className).includes('MsoCommentReference');
}
