import { valueAt, valuesIn } from '../../../lib/schemas/values';
import { sourceKey, statusKey, type Values } from '../entryFile';
import type { FormPlace } from '../leadTo.client';

/** Where the words are in the page. */
type Surroundings = {
  /** The last words in front of the place that was clicked on, as far as they are formatted alike. */
  before?: string;
  /** The words of the paragraph, or the row of a table. */
  around?: string;
  /** Which of the places with the same words it is: -1 for the last one. */
  fromLast?: number;
  /** A text as pages show it, with the facts about the group. */
  withFacts?: (text: string) => string;
};

/**
 * Where a form has words that the preview shows: of the fields that have them, and of their lines, the one with the most of
 * the words around them; otherwise the shortest field and its first line; of equal fields the one in the same order as on the
 * page; undefined without one.
 */
export function placeOfWords(
  words: string,
  { [sourceKey]: _, [statusKey]: __, ...values }: Values,
  { before = '', around = '', fromLast = -1, withFacts = (text) => text }: Surroundings = {},
): FormPlace | undefined {
  // Pages join some fields with a comma or colon, such as a name and a role, and name the type and size of a download.
  const shown = plain(words).replace(/^[,:] | \([A-Z]\w+, [\d.]+ [KM]B\)$/g, '');
  if (!shown) return undefined;
  const tokens = plain(around).split(' ');
  /** How many of the words around are missing in a text. */
  const missingIn = (text: string) => tokens.filter((token) => !plain(text).includes(token)).length;
  const shownText = (text: string) => withFacts(text).replaceAll('\\"', '"');
  const [first, ...others] = textsIn(values)
    .map(({ field, text }) => ({ field, source: text, text: shownText(text) }))
    .filter(({ text }) => plain(text).includes(shown))
    .sort((a, b) => missingIn(a.text) - missingIn(b.text) || a.text.length - b.text.length);
  if (!first) return undefined;
  // A heading of a section can be the title, too, which is not on the page then.
  const equal = [first, ...others.filter(({ text }) => plain(text) === plain(first.text))].sort(
    (a, b) => Number(a.field.includes('.')) - Number(b.field.includes('.')),
  );
  const found = equal.at(fromLast) ?? first;
  const sources = found.source.split('\n');
  const [line] = [...found.text.split('\n').entries()]
    .filter(([, text]) => plain(text).includes(shown))
    .sort(([, a], [, b]) => missingIn(a) - missingIn(b));
  if (!line) return { field: found.field };
  const [index, text] = line;
  const [inFront = ''] = before
    .replace(/^[,:] /, '')
    .split('\n')
    .slice(-1);
  const start = straight(text).indexOf(straight(inFront.trim().length > 2 ? inFront : shown));
  const ofWords = /^\s*(?:(?:[-+>]|\d+\.|#+)\s+)*/.exec(text)?.[0].length ?? 0;
  return {
    field: found.field,
    placeInText: {
      line: index + 1,
      column: 1 + indexIn(sources[index] ?? '', start < 0 ? ofWords : start + inFront.length, shownText),
    },
  };
}

/**
 * The field that decides on the drawing beside a heading: that of the drawing in the same group, or of the picture that
 * would cover it.
 */
export function placeOfDrawing(
  heading: string,
  values: Values,
  withFacts: (text: string) => string,
): FormPlace | undefined {
  const groups = textsIn(values)
    .filter(({ text }) => plain(withFacts(text)) === plain(heading))
    .map(({ field }) => field.split('.').slice(0, -1));
  const fields = groups.flatMap((path) => {
    const group = valueAt(values, path) as Values;
    return ['drawing', 'image'].filter((name) => name in group).map((name) => [...path, name].join('.'));
  });
  return fields[0] === undefined ? undefined : { field: fields[0] };
}

/** Where a place of a line as pages show it is in the line with names of facts and backslashes. */
function indexIn(source: string, place: number, shownText: (text: string) => string): number {
  for (let index = 0; index < source.length; index += 1) {
    const start = source.slice(0, index);
    const isInName = /\{[^{}]*$/.test(start);
    if (!isInName && shownText(start).length >= place) return index;
  }
  return source.length;
}

/** The text with the quotation marks of keyboards. */
function straight(text: string): string {
  return text.replace(/[‘’]/g, "'");
}

/** The words of Markdown, with the captions of pictures, and without its signs. */
function plain(markdown: string): string {
  return straight(markdown)
    .replace(/\[\^[^\]]*\]:?/g, '')
    .replace(/!?\[([^\]]*)\]\([^)"]*\)/g, '$1')
    .replace(/!\[([^\]]*)\]\([^)"]*"(.*?)"\)/g, '$1 $2')
    .replace(/^\s*(?:[-+>]|\d+\.|#+)\s|[*_`~|\\]/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a field of a form has some words and no others. */
export function hasField(values: Values, words: string): boolean {
  return plain(words) !== '' && textsIn(values).some(({ text }) => plain(text) === plain(words));
}

/** The texts in a value with their key paths. */
function textsIn(values: Values): { field: string; text: string }[] {
  return valuesIn(values).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ field: path.join('.'), text: value }] : [],
  );
}
