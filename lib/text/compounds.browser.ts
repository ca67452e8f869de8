/** Longer words with hyphens may break at them, like any long word. In characters, with punctuation. */
const longest = 15;

const compound = new RegExp(
  String.raw`(?<!\S)(?=\S{3,${longest}}(?!\S))([("'“‘]*[\p{L}\d’']+(?:-[\p{L}\d’']+)+\p{P}*)(?!\S)`,
  'u',
);

/** Splits a text at its short compounds, such as "day-to-day": every second part is one, with its punctuation. */
export function splitAtCompounds(text: string): string[] {
  return text.split(compound);
}
