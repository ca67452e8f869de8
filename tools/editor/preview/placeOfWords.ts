import { sourceKey, statusKey, type Values } from '../entryFile';
import type { FormPlace } from '../leadTo.client';

/**
 * Where a form has words that the preview shows: the field that says just this, or else the shortest that has it; undefined
 * without one. The place in it is behind `before`, a part of the words, or at the start of the line.
 */
export function placeOfWords(
  words: string,
  { [sourceKey]: _, [statusKey]: __, ...values }: Values,
  before = '',
): FormPlace | undefined {
  // Pages join some fields with a comma, such as a name and a role, and name the type and size of a download.
  const shown = plain(words).replace(/^, | \([A-Z]\w+, [\d.]+ [KM]B\)$/g, '');
  if (!shown) return undefined;
  const fields = textsIn(values).filter(({ text }) => plain(text).includes(shown));
  const found = fields.toSorted((a, b) => a.text.length - b.text.length)[0];
  if (!found) return undefined;
  const lines = found.text.split('\n');
  const index = lines.findIndex((each) => plain(each).includes(shown));
  if (index < 0) return { field: found.field };
  const inFront = before.replace(/^, /, '');
  const start = inFront.trim().length > 2 ? (lines[index] ?? '').indexOf(inFront) : -1;
  return {
    field: found.field,
    placeInText: { line: index + 1, column: start < 0 ? 1 : start + inFront.length + 1 },
  };
}

/** The words of Markdown, with the captions of pictures, and without its signs. */
function plain(markdown: string): string {
  return markdown
    .replace(/\[\^[^\]]*\]:?/g, '')
    .replace(/!?\[([^\]]*)\]\([^)"]*\)/g, '$1')
    .replace(/!\[([^\]]*)\]\([^)"]*"([^"]*)"\)/g, '$1 $2')
    .replace(/^\s*(?:[-+>]|\d+\.|#+)\s|[*_`~|\\]/gm, '')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** The texts in a value with their key paths. */
function textsIn(value: unknown, path: readonly string[] = []): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field: path.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}
