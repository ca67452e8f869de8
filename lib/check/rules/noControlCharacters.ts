import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf } from '../document';

// XML feeds cannot hold control characters, however they are written. The last ones reverse the text direction.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what this looks for
const unprintable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufffe\uffff\u202a-\u202e\u2066-\u2069]/;

/** Control characters, also those that a YAML escape makes. */
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
    ? 'a NUL byte is here, which no text contains: the file is damaged or not a text file; save it again as UTF-8'
    : `a control character that cannot be seen (U+${code}) is here: delete it and type the place again`;
}
