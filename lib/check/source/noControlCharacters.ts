import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { nodesOfType } from '../../markdown/nodes';
import { startOf } from '../../markdown/places';
import { characterCode } from '../../schemas/characterCode';
import { alsoOn } from '../lineNumbers';
import { rule } from '../rule';
import { textBlocks } from '../textBlocks';
import { invisibleCharacters } from './invisibleCharacters';

/** A special space on a line that looks empty, or in front of the mark of a heading, a quotation or a table. */
const specialStart = /^\s*([^\S \t\v\f\u2028\u2029\ufeff])\s*(?:$|#{1,6}\s|[>|])/;

/** Reports characters that nobody sees, including those from YAML escapes and HTML entities. */
export const noControlCharacters = rule('text:no-control-characters', (tree, file, { lines, yaml }) => {
  const reportedLines = new Set<number>();
  for (const [index, text] of lines.entries()) {
    const found = invisibleCharacters(text);
    if (!found) continue;
    const reason = lineBreakReason(found.characters) ?? reasonFor(found.characters);
    file.message(reason, { line: index + 1, column: found.index + 1 });
    reportedLines.add(index + 1);
  }
  const escaped = [
    ...(yaml?.texts ?? []),
    ...nodesOfType(tree, 'text').map((node) => ({ text: node.value, place: startOf(node) })),
  ];
  for (const { text, place } of escaped) {
    const found = invisibleCharacters(text);
    if (!found) continue;
    const isReported = text.split('\n').some((_, index) => reportedLines.has(place.line + index));
    if (!isReported) file.message(reasonFor(found.characters), place);
  }
  reportSpecialSpaces(tree, file);
});

/** Outlook and Word online write a no-break space on empty lines. */
function reportSpecialSpaces(tree: Root, file: VFile) {
  const starts = textBlocks(tree, file)
    .flatMap(({ lines }) => lines)
    .filter(({ text }) => specialStart.test(text));
  const [first, ...others] = starts;
  if (!first) return;
  const [, space = ''] = specialStart.exec(first.text) ?? [];
  const effect = first.text.trim() ? 'is no heading, quotation or table' : 'only looks empty';
  const reason = `this line ${effect} because of a special space (${characterCode(space)}): delete it${alsoOn(others.map(({ line }) => line))}`;
  file.message(reason, { line: first.line, column: first.text.indexOf(space) + 1 });
}

/** Word and Google Docs write Shift+Enter as U+000B or U+2028, and a page break as U+000C. */
function lineBreakReason(all: readonly string[]): string | undefined {
  if (!all.every((character) => /[\v\f\u2028\u2029]/.test(character))) return undefined;
  const codes = codesOf(all);
  return all.length === 1
    ? `there is an invisible line break of a word processor here (${codes}): delete it and press Enter, or type a space`
    : `there are ${all.length} invisible line breaks of a word processor in this line (${codes}): delete each and press Enter, or type a space`;
}

function reasonFor(all: readonly string[]): string {
  if (all[0] === '\0')
    return 'the file is damaged or not a text file (it contains a NUL byte): save it again as UTF-8';
  const codes = codesOf(all);
  return all.length === 1
    ? `there is an invisible character here (${codes}): delete this passage and type it again`
    : `there are ${all.length} invisible characters in this line, the first one here (${codes}): delete these passages and type them again`;
}

function codesOf(all: readonly string[]): string {
  return [...new Set(all.map(characterCode))].join(', ');
}
