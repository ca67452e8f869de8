import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { documentOf } from '../../content/document';
import { memoized } from '../../markdown/memoized';
import { nodesOfType } from '../../markdown/nodes';
import { bullet, doubtfulBullet, markdownItem, pastedNumber } from '../lists/listMarkers';
import { couldBeHeading } from './headingLines';

/** A line that starts with a number, such as `1. Before you sign` or `1.1<tab>What it costs`. */
type NumberedLine = {
  line: number;
  /** Its number: [1, 2] for 1.2. */
  number: number[];
  text: string;
};

/** By line, the numbered lines with text or bullets of their own below them, which are headings in a word processor. */
export const numberedHeadings = memoized(findHeadings);

function findHeadings(tree: Root, file: VFile): ReadonlyMap<number, NumberedLine> {
  const { lines } = documentOf(file);
  const headings = new Map<number, NumberedLine>();
  const numberedLines = numberedLinesOf(tree, lines);
  const withContent = linesWithContent(numberedLines, lines);
  let sequence: NumberedLine[] = [];
  let item: NumberedLine | undefined;
  for (const numbered of numberedLines) {
    const { line, number } = numbered;
    const isInner = number.length > 1;
    const isNext = number[0] === (sequence.at(-1)?.number[0] ?? 0) + 1;
    const above = nearest(lines, line, -1);
    const isBelowItem = item && (above.line === item.line || /^\s/.test(above.text) || isBullet(above.text));
    const isItem = (item && isBelowItem && isNextItem(item, numbered)) || above.text.endsWith(':');
    if (!isItem && withContent.has(line) && (isInner || isNext || number[0] === 1)) {
      if (!isInner && !isNext) sequence = [];
      sequence.push(numbered);
      headings.set(line, numbered);
      item = undefined;
    } else {
      // A number with nothing below it is an item, and so are those in front of it.
      if (!isItem && !isInner && isNext) {
        for (const heading of sequence) headings.delete(heading.line);
        sequence = [];
      }
      item = numbered;
    }
  }
  return headings;
}

/** The numbered lines outside quotations and inner lists. */
function numberedLinesOf(tree: Root, lines: readonly string[]): NumberedLine[] {
  return nodesOfType(tree, 'paragraph').flatMap(({ position }) => {
    if (!position) return [];
    const { start, end } = position;
    const sources = lines.slice(start.line - 1, end.line);
    return sources.flatMap((source, index) => numberedLine(source, start.line + index) ?? []);
  });
}

function numberedLine(source: string, line: number): NumberedLine | undefined {
  const [marker = '', digits = '', end = '', gap = ''] =
    /^ {0,3}(\d{1,2}(?:\.\d{1,2}){0,4})([.)]?)([ \t]+)(?=\S)/.exec(source) ?? [];
  const text = source.slice(marker.length).trim();
  // "1 Station Street" and "2.5 million" do not start with the number of a line.
  const isNumber = end !== '' || gap.includes('\t') || (digits.includes('.') && couldBeHeading(text));
  return isNumber ? { line, number: digits.split('.').map(Number), text } : undefined;
}

/** The lines that could be headings above something that is neither indented nor the next item. */
function linesWithContent(numberedLines: readonly NumberedLine[], lines: readonly string[]): Set<number> {
  const found = new Set<number>();
  let next: NumberedLine | undefined;
  for (const numbered of numberedLines.toReversed()) {
    const below = nearest(lines, numbered.line, 1);
    const isContent =
      below.line === next?.line
        ? next.number.length > numbered.number.length && found.has(next.line)
        : startsContent(below.text, below.line > numbered.line + 1);
    if (isContent && couldBeHeading(numbered.text)) found.add(numbered.line);
    next = numbered;
  }
  return found;
}

function startsContent(text: string, isBelowEmptyLine: boolean): boolean {
  // Call-outs and pictures with a caption cannot be in a list.
  if (text === '' || /^(?: {2}|\t|[#>!]|[-=]+$)/.test(text) || pastedNumber.test(text)) return false;
  if (emptyItem.test(text)) return false;
  if (isBelowEmptyLine || isBullet(text)) return true;
  // Another line is the rest of the item.
  return /^\P{Ll}.*[.!?…:]["'”’)*_]*$/u.test(text) || !couldBeHeading(text);
}

const emptyItem = /^(?:[*+]|\d{1,2}[.)])$/;

function isBullet(text: string): boolean {
  return bullet.test(text) || doubtfulBullet.test(text) || markdownItem.test(text);
}

/** Whether a line continues the list of an item. Markdown also accepts the number 1 in front of each. */
function isNextItem(item: NumberedLine, { number }: NumberedLine): boolean {
  const [before = 0, own = 0] = [item.number.at(-1), number.at(-1)];
  const isSibling = `${item.number.slice(0, -1)}` === `${number.slice(0, -1)}`;
  return isSibling && (own === before + 1 || (own === 1 && before === 1));
}

/** The next line above or below another that is not empty; an empty one at the ends of the file. */
function nearest(lines: readonly string[], line: number, step: 1 | -1): { line: number; text: string } {
  let at = line + step;
  while (lines[at - 1]?.trim() === '') at += step;
  return { line: at, text: (lines[at - 1] ?? '').trimEnd() };
}
