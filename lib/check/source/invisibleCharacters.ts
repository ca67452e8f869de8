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

/** The characters of a text that nobody sees, and the index of the first; undefined if there are none. */
export function invisibleCharacters(text: string): { index: number; characters: string[] } | undefined {
  if (text.search(invisible) < 0) return undefined;
  // Same length, so that the index stays.
  const others = text.replace(legitimate, (found) => '-'.repeat(found.length));
  const found = [...others.matchAll(invisible)];
  const [first] = found;
  return first && { index: first.index, characters: found.map(([character]) => character) };
}
