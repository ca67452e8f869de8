import { valuesIn } from '../../../lib/schemas/values';
import { sourceKey, type Values } from '../entryFile';
import type { FormPlace } from '../leadTo.client';

/**
 * Where a form has the words that a page shows around a place: the shortest text with the five nearest, because facts about the
 * group have other words in the form. Undefined without one.
 */
export function fieldOfWords(
  shown: string,
  place: number,
  { [sourceKey]: _, ...values }: Values,
): FormPlace | undefined {
  // Pages name the type and size of a download.
  const words = [...shown.replace(/ \(\w+, [\d.]+\s[KM]B\)$/, '').matchAll(/[\p{L}\p{N}]+/gu)];
  if (words.length === 0) return undefined;
  const clicked = Math.max(
    0,
    words.findLastIndex(({ index }) => index <= place),
  );
  const pattern = patternOf(words.slice(Math.max(0, clicked - 2), clicked + 3));
  const [found] = valuesIn(values)
    .flatMap(({ path, value }) => (typeof value === 'string' ? [{ field: path.join('.'), text: value }] : []))
    .filter(({ text }) => pattern.test(text))
    .toSorted((a, b) => a.text.length - b.text.length);
  if (!found) return undefined;
  const lines = found.text.slice(0, found.text.search(pattern)).split('\n');
  return { field: found.field, placeInText: { line: lines.length, column: 1 + (lines.at(-1)?.length ?? 0) } };
}

/** Matches words with anything but letters and digits between them, such as the signs of Markdown. */
function patternOf(words: readonly RegExpExecArray[]): RegExp {
  const joined = words.map(([word]) => word).join('[^\\p{L}\\p{N}]+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${joined}(?![\\p{L}\\p{N}])`, 'u');
}
