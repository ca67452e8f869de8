import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { characterCode } from '../characterCode';
import { documentOf } from '../document';

// XML feeds cannot contain control characters, even escaped ones. The last ranges reverse the text direction.
// biome-ignore lint/suspicious/noControlCharactersInRegex: this rule searches for them
const unprintable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufffe\uffff\u202a-\u202e\u2066-\u2069]/;

/** Reports control characters, including those from YAML escapes. */
export const noControlCharacters = lintRule<Root>('text:no-control-characters', (_, file) => {
  const { lines, yaml } = documentOf(file);
  const reportedLines = new Set<number>();
  for (const [index, text] of lines.entries()) {
    const found = unprintable.exec(text);
    if (!found) continue;
    const place = { line: index + 1, column: found.index + 1 };
    file.message(lineBreakReason(text) ?? reasonFor(found[0]), place);
    reportedLines.add(index + 1);
  }
  for (const { text, place } of yaml?.texts ?? []) {
    const found = unprintable.exec(text);
    if (found && !reportedLines.has(place.line)) file.message(reasonFor(found[0]), place);
  }
});

/** Word and Google Docs write Shift+Enter as U+000B or U+2028, and a page break as U+000C. */
function lineBreakReason(text: string): string | undefined {
  const all = text.match(new RegExp(unprintable, 'g')) ?? [];
  const [first = ''] = all;
  if (!all.every((character) => /[\v\f\u2028\u2029]/.test(character))) return undefined;
  const code = characterCode(first);
  return all.length === 1
    ? `there is an invisible line break of a word processor here (${code}): delete it and press Enter, or type a space`
    : `there are ${all.length} invisible line breaks of a word processor in this line (${code}): delete each and press Enter, or type a space`;
}

function reasonFor(character: string): string {
  const code = characterCode(character);
  return character === '\0'
    ? 'the file is damaged or not a text file (it contains a NUL byte): save it again as UTF-8'
    : `there is an invisible control character here (${code}): delete this passage and type it again`;
}
