import type { Paragraph, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { repeatedTitle } from '../articles/repeatedTitle';
import { rule } from '../rule';
import { longestHeading } from './headingLines';

/** Reports bold lines above other text, which look like headings but are none for screen readers and search engines. */
export const noBoldHeadings = rule('headings:no-bold-lines', (tree, file, { name, collection }) => {
  const required = collection.requiredSections?.get(name);
  const title = repeatedTitle(tree, file);
  for (const [index, node] of tree.children.entries()) {
    const below = tree.children[index + 1];
    if (node.type !== 'paragraph' || node === title || !isBold(node) || !isContent(below)) continue;
    const text = textOf(node).trim();
    if (text.includes('\n') || text.length > longestHeading || /[.!…:,;]["”’)]?$/.test(text)) continue;
    // Another section of a legal text is for a lawyer to decide.
    const hashes = required && !required.includes(text) ? '###' : '##';
    file.message(
      `this bold line is not a heading: write ${hashes} ${text.replace(/^#{1,6}\s+|^#{2,6}/, '')}`,
      node,
    );
  }
});

function isBold({ children: [only, ...others] }: Paragraph): boolean {
  if (others.length > 0 || (only?.type !== 'strong' && only?.type !== 'emphasis')) return false;
  if (only.type === 'emphasis') return only.children.length === 1 && only.children[0]?.type === 'strong';
  return only.children.every(({ type }) => type === 'text' || type === 'emphasis');
}

function isContent(node: RootContent | undefined): boolean {
  return node !== undefined && ['paragraph', 'list', 'table', 'blockquote', 'code'].includes(node.type);
}
