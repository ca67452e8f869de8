import type { Heading, List, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { matchesInText, nodesOfType } from '../../markdown/nodes';
import { sourceFrom, startOf } from '../../markdown/places';
import { alsoOn } from '../lineNumbers';
import { rule } from '../rule';
import { foreignNotations } from './foreignNotations';

/**
 * Reports characters of a text that Markdown takes for syntax, which do not show and change the words beside them, and
 * those that only other programs take for syntax, which show.
 */
export const noAccidentalSyntax = rule('text:no-accidental-syntax', (tree, file, { lines }) => {
  reportNumbers(tree, file, lines);
  reportNotes(tree, file, lines);
  reportFactors(tree, file, lines);
  reportSigns(tree, file, lines);
  for (const heading of nodesOfType(tree, 'heading')) {
    const { end } = heading.position ?? {};
    if (end && isUnderlinedText(heading, lines[end.line - 1] ?? ''))
      file.message(underlined, { line: end.line, column: 1 });
  }
});

/** `2019. That was the year.` */
function reportNumbers(tree: Root, file: VFile, lines: readonly string[]) {
  let last = 0;
  for (const list of nodesOfType(tree, 'list')) {
    if (!list.ordered) continue;
    const start = list.start ?? 1;
    const isNext = start === last + 1;
    last = start + list.children.length - 1;
    const isNumber = start > 99 || (start > 1 && !isNext && list.children.length === 1);
    if (!isNumber) continue;
    const places = list.children.slice(1).map(startOf);
    const others = places.filter((place) => /^\d{3}/.test(sourceFrom(lines, place)));
    const also = alsoOn(others.map(({ line }) => line));
    const reason = `'${start}.' starts a list here: write ${start}\\. instead, or start the sentence with another word${also}`;
    file.message(reason, list);
  }
}

/** `* Conditions apply` below a table or at the end of the text. */
function reportNotes({ children }: Root, file: VFile, lines: readonly string[]) {
  const hasAsterisk = (node: RootContent) =>
    node.type === 'list' && sourceFrom(lines, startOf(node)).startsWith('*');
  // Who writes lists with asterisks may also mean one item.
  if (children.some((node) => hasAsterisk(node) && (node as List).children.length > 1)) return;
  for (const [index, node] of children.entries()) {
    if (!hasAsterisk(node)) continue;
    const above = children[index - 1];
    const isLast = index === children.length - 1;
    const isBelowText = above?.type === 'paragraph' && !textOf(above).trimEnd().endsWith(':');
    if (above?.type !== 'table' && !(isLast && isBelowText)) continue;
    const [words = ''] = textOf(node).split('\n');
    file.message(
      `the page shows a bullet for this asterisk: for a note, write \\* ${words.slice(0, 80)}`,
      node,
    );
  }
}

/** `3*2*1`, where the page shows an emphasised 2. */
function reportFactors(tree: Root, file: VFile, lines: readonly string[]) {
  for (const node of nodesOfType(tree, 'emphasis', 'strong')) {
    const { start, end } = node.position ?? {};
    if (!start || !end) continue;
    const before = lines[start.line - 1]?.[start.column - 2] ?? '';
    if (/\d/.test(before) && /^\d/.test(sourceFrom(lines, end))) file.message(factors, node);
  }
}

/**
 * A backtick for an apostrophe, which shows, or makes code up to the next one; what only other programs understand;
 * `>50 staff` at the start of a line.
 */
function reportSigns(tree: Root, file: VFile, lines: readonly string[]) {
  for (const code of nodesOfType(tree, 'inlineCode')) {
    const { line, column } = startOf(code);
    if (/\p{L}/u.test(lines[line - 1]?.[column - 2] ?? '')) file.message(backtick, code);
  }
  for (const { place } of matchesInText(tree, lines, /(?<=\p{L})`(?=\p{L})/gu))
    file.message('readers see this `: for an apostrophe, write ’', place);
  for (const [pattern, reason] of foreignNotations)
    for (const { place } of matchesInText(tree, lines, pattern)) file.message(reason, place);
  for (const quotation of nodesOfType(tree, 'blockquote')) {
    if (/^>\d/.test(sourceFrom(lines, startOf(quotation)))) file.message(greaterThan, quotation);
  }
}

/** In characters; a longer line is a paragraph. */
const longestHeading = 80;

/** A paragraph with a line of hyphens right below it. */
function isUnderlinedText(heading: Heading, lastLine: string): boolean {
  const text = textOf(heading);
  const isText = text.length > longestHeading || /\n|[.!?…:;,]["”’)]?$/.test(text);
  return isText && /^ {0,3}-+\s*$/.test(lastLine);
}

const factors =
  'the asterisks beside these numbers do not show: write × for a multiplication, or \\* for an asterisk';

const backtick =
  'readers see code from here to the next `: for an apostrophe, write ’; for code, put a space in front of the `';

const greaterThan =
  'this > starts a quotation: write \\> or "more than", or add a space if it is a quotation';

const underlined =
  'this line turns the paragraph above it into a heading: add an empty line in front of it, or delete it';
