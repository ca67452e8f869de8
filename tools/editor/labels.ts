import type { z } from 'zod';
import { metaAt } from '../../lib/schemas/meta';
import { textKey } from './entryFile';

/** `Read time` for `readTime`, `Call to action` for `call-to-action`, `Image alternative text` for `imageAlt`, `ABN` for `abn`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/Alt$/, 'AlternativeText')
    .replace(/(?<=[a-z])(?=[A-Z])|-/g, ' ')
    .toLowerCase()
    .replace(/\b(?:abn|acn|id|url)\b/g, (word) => word.toUpperCase());
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The path of a value that has a schema, in words of the form: `Sections, item 2, Title`. */
export function fieldInWords(path: readonly PropertyKey[], schema: z.ZodType, value: unknown): string {
  const words = path.map((key, index) => {
    if (/^\d+$/.test(String(key))) return `item ${Number(key) + 1}`;
    if (key === textKey) return 'Text';
    return metaAt(schema, value, path.slice(0, index + 1)).label ?? labelOf(String(key));
  });
  return words.join(', ');
}
