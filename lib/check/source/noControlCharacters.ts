import { nodesOfType } from '../../markdown/nodes';
import { startOf } from '../../markdown/places';
import { characterCode } from '../../schemas/characterCode';
import { rule } from '../rule';
import { invisibleCharacters } from './invisibleCharacters';

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
});

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
