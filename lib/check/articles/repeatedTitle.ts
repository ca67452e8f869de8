import type { Heading, Paragraph, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../../content/document';

/** The first heading or paragraph of a text if it, or its first line, repeats the title. */
export function repeatedTitle(tree: Root, file: VFile): Heading | Paragraph | undefined {
  const document = documentOf(file);
  const title = fieldOf(document, 'title');
  const first = tree.children.find(({ type }) => type !== 'html');
  if (typeof title !== 'string') return undefined;
  if (first?.type !== 'heading' && first?.type !== 'paragraph') return undefined;
  const [line = ''] = textOf(first).trim().split('\n');
  return wordsOf(line) !== '' && wordsOf(line) === wordsOf(title) ? first : undefined;
}

/** A text without case, and without the characters that word processors change. */
export function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
