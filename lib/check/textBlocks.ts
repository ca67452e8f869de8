import type { Code, Paragraph, Root } from 'mdast';
import type { VFile } from 'vfile';
import { documentOf } from '../content/document';
import { memoized } from '../markdown/memoized';
import { nodesOfType } from '../markdown/nodes';
import { startOf } from '../markdown/places';

/** A line of a file. Spaces replace the Markdown in front of the first word, so that columns stay the same. */
export type SourceLine = { text: string; line: number };

/** The lines of a paragraph, or of text that an indentation made a block of code. */
export type TextBlock = {
  lines: SourceLine[];
  isCode: boolean;
};

/** Every paragraph and indented block of code, in document order. */
export const textBlocks = memoized(findBlocks);

function findBlocks(tree: Root, file: VFile): readonly TextBlock[] {
  const { lines } = documentOf(file);
  return nodesOfType(tree, 'paragraph', 'code')
    .filter((node) => node.type === 'paragraph' || isIndentedCode(node))
    .sort((a, b) => startOf(a).line - startOf(b).line)
    .map((node) => ({ lines: sourceLines(node, lines), isCode: node.type === 'code' }));
}

/** Whether an indentation makes the text a block of code, not lines of ``` around it. */
export function isIndentedCode({ value, position }: Code): boolean {
  return position !== undefined && value.split('\n').length === position.end.line - position.start.line + 1;
}

function sourceLines({ position }: Paragraph | Code, lines: readonly string[]): SourceLine[] {
  if (!position) return [];
  const { start, end } = position;
  return Array.from({ length: end.line - start.line + 1 }, (_, index) => {
    const source = lines[start.line - 1 + index] ?? '';
    const marks = index === 0 ? source.slice(0, start.column - 1) : (/^(?:\s*>)+/.exec(source)?.[0] ?? '');
    const text = marks.replace(/\S/g, ' ') + source.slice(marks.length);
    return { text, line: start.line + index };
  });
}
