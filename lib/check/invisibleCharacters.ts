import { nodesOfType } from '../markdown/nodes';
import { startOf } from '../markdown/places';
import { rule } from './rule';

/**
 * XML feeds cannot contain control characters, even escaped ones. The others come with text that is pasted, break words
 * for searches and screen readers, reverse the direction of a line or hide a message.
 */
const invisible = new RegExp(
  [
    String.raw`[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\xad\ufeff\ufffe\uffff]`,
    String.raw`[\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufe00-\ufe0f]`,
    String.raw`[\u{e0000}-\u{e01ef}]`,
  ].join('|'),
  'gu',
);

/** Scripts whose letters change with a joiner, by their short names. */
const joining = [
  ...['Arab', 'Syrc', 'Mong', 'Nkoo', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya'],
  ...['Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr', 'Tibt'],
]
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');

/** Where invisible characters belong to what readers see. */
const legitimate = new RegExp(
  [
    // Flags of England, Scotland and Wales: only these, because tags can spell hidden words.
    String.raw`\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`,
    // An emoji with its variation, a key with a number, and emoji that are joined, such as a family.
    String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f]`,
    String.raw`[\d#*]\ufe0f\u20e3`,
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
    String.raw`(?<=[\p{scx=Han}\p{scx=Mong}])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
    String.raw`(?<=[${joining}])[\u200c\u200d]`,
    String.raw`(?<=[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}][^\p{L}]{0,20})[\u200e\u200f]`,
    String.raw`[\u200e\u200f](?=[^\p{L}]{0,20}[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}])`,
  ].join('|'),
  'gu',
);

/** The index of the first character of a text that nobody sees; -1 if there is none. */
export function invisibleAt(text: string): number {
  if (text.search(invisible) < 0) return -1;
  // Same length, so that the index stays.
  return text.replace(legitimate, (found) => '-'.repeat(found.length)).search(invisible);
}

/** Reports lines with characters that nobody sees, including those from escapes of YAML and entities of HTML. */
export const noControlCharacters = rule('text:no-control-characters', (tree, file, { lines, yaml }) => {
  const reported = new Set<number>();
  for (const [index, text] of lines.entries()) {
    const at = invisibleAt(text);
    if (at < 0) continue;
    file.message(reasonFor(text, at), { line: index + 1, column: at + 1 });
    reported.add(index + 1);
  }
  const meant = [
    ...(yaml?.texts ?? []),
    ...nodesOfType(tree, 'text').map((node) => ({ text: node.value, place: startOf(node) })),
  ];
  for (const { text, place } of meant) {
    const at = invisibleAt(text);
    const isReported = text.split('\n').some((_, index) => reported.has(place.line + index));
    if (at >= 0 && !isReported) file.message(reasonFor(text, at), place);
  }
});

function reasonFor(text: string, at: number): string {
  const code = `U+${text.codePointAt(at)?.toString(16).toUpperCase().padStart(4, '0')}`;
  return code === 'U+0000'
    ? 'the file is damaged or not a text file (it contains a NUL byte): save it again as UTF-8'
    : `there is an invisible character here (${code}): delete this passage and type it again`;
}
