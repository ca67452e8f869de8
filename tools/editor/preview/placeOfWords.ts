import { sourceKey, statusKey, type Values } from '../entryFile';
import type { FormPlace } from '../leadTo.client';

/** Where a form has words that the preview shows: the field that says just this, or else the shortest that has it; undefined without one. */
export function placeOfWords(
  words: string,
  { [sourceKey]: _, [statusKey]: __, ...values }: Values,
): FormPlace | undefined {
  // Pages join some fields with a comma, such as a name and a role.
  const shown = plain(words).replace(/^, /, '');
  if (!shown) return undefined;
  const fields = textsIn(values).filter(({ text }) => plain(text).includes(shown));
  const found = fields.toSorted((a, b) => a.text.length - b.text.length)[0];
  if (!found) return undefined;
  const line = 1 + found.text.split('\n').findIndex((each) => plain(each).includes(shown));
  return { field: found.field, ...(line > 0 && { placeInText: { line, column: 1 } }) };
}

/** The words of Markdown, without its signs. */
function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
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
