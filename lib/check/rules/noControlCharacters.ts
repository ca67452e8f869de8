import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
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
    file.message(reasonFor(found[0]), { line: index + 1, column: found.index + 1 });
    reportedLines.add(index + 1);
  }
  for (const { text, place } of yaml?.texts ?? []) {
    const found = unprintable.exec(text);
    if (found && !reportedLines.has(place.line)) file.message(reasonFor(found[0]), place);
  }
});

function reasonFor(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return code === '0000'
    ? 'the file is damaged or not a text file (it contains a NUL byte): save it again as UTF-8'
    : `there is an invisible control character here (U+${code}): delete this passage and type it again`;
}
