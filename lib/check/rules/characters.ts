import type { ParsedDocument } from '../parse';
import { errorAt, type Finding } from '../problem';

// Feeds are XML, which has no place for control characters, however they are written. The last ones turn
// the direction of a text around.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what this looks for
const unprintable = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufffe\uffff\u202a-\u202e\u2066-\u2069]/;

/** Characters that no page can show: control characters, and what is left of a letter saved the wrong way. */
export function characters({ lines, yaml }: ParsedDocument): Finding[] {
  const found = lines.flatMap((text, index) => {
    const control = unprintable.exec(text);
    const lost = text.indexOf('\ufffd');
    const at = (column: number) => ({ line: index + 1, column: column + 1 });
    return [
      ...(control ? [errorAt(at(control.index), controlFault(control[0]))] : []),
      ...(lost >= 0 ? [errorAt(at(lost), lostFault)] : []),
    ];
  });
  const seen = new Set(found.map(({ line }) => line));
  const escaped = (yaml?.texts ?? []).filter(({ text, line }) => unprintable.test(text) && !seen.has(line));
  return [
    ...found,
    ...escaped.map((text) => errorAt(text, controlFault(unprintable.exec(text.text)?.[0] ?? ''))),
  ];
}

const lostFault =
  'a letter was lost here (\ufffd): the file is not saved as UTF-8; save it with the encoding UTF-8 and type the letter again';

function controlFault(character: string): string {
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return code === '0000'
    ? 'a NUL byte is here, which no text contains: the file is damaged or not a text file; save it again as UTF-8'
    : `a control character that cannot be seen (U+${code}) is here: delete it and type the place again`;
}
