import type { Blockquote, List, Paragraph, Parents } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { sourceFrom, startOf } from '../markdown/places';
import { rule } from './rule';

/** Reports paragraphs whose lines another program has wrapped, because the page keeps the ends of lines. */
export const wrappedLines = rule('text:wrapped-lines', (tree, file, { lines }) => {
  visit(tree, 'paragraph', (paragraph) => {
    const { start, end } = paragraph.position ?? {};
    if (!start || !end || !isWrapped(linesOf(paragraph, lines))) return;
    const reason = `lines ${start.line} to ${end.line} were wrapped by another program, and the page shows each as a line: join them into one`;
    file.message(reason, start);
  });
});

/** The lines of a paragraph, without the marks of quotations in front of them. */
function linesOf({ position }: Paragraph, lines: readonly string[]): string[] {
  if (!position) return [];
  const { start, end } = position;
  return lines
    .slice(start.line - 1, end.line)
    .map((line, index) => (index === 0 ? line.slice(start.column - 1) : line.replace(/^[\s>]+/, '')));
}

/** Whether no line but the last has space for the first word of the next one, as programs wrap a text. */
function isWrapped(lines: readonly string[]): boolean {
  const width = Math.max(...lines.map(({ length }) => length));
  if (lines.length < 3 || width < 55 || width > 90) return false;
  return lines.slice(0, -1).every((line, index) => {
    const [next = ''] = lines[index + 1]?.split(' ') ?? [];
    return line.length >= 45 && !/ {2}$|\\$/.test(line) && line.length + 1 + next.length > width;
  });
}

/**
 * Reports a list of one item and a quotation directly below a line that is no whole sentence: a sign at the start of the
 * next line may have made it, such as "> 20 employees".
 */
export const accidentalBlocks = rule('text:accidental-blocks', (tree, file, { lines }) => {
  const check = (node: List | Blockquote, index?: number, parent?: Parents) => {
    const above = index ? parent?.children[index - 1] : undefined;
    const start = startOf(node);
    if (above?.type !== 'paragraph' || above.position?.end.line !== start.line - 1) return;
    if (/[^\p{L}\p{N}]$/u.test(textOf(above).trim())) return;
    const [sign = ''] = /^(?:[-+*>]|\d+[.)])/.exec(sourceFrom(lines, start)) ?? [];
    const what = node.type === 'list' ? 'a list of one item' : 'a quotation';
    const escaped = `${sign.slice(0, -1)}\\${sign.slice(-1)}`;
    const reason = `${sign} makes ${what} of this line: write ${escaped} if it belongs to the line above, or put an empty line in front of it`;
    file.message(reason, start);
  };
  visit(tree, 'blockquote', check);
  visit(tree, 'list', (list, index, parent) => {
    // An inner list is directly below the words of its item.
    if (list.children.length === 1 && parent?.type !== 'listItem') check(list, index, parent);
  });
});
