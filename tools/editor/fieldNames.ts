import type { z } from 'zod';
import { metaAt } from '../../lib/fields/meta';
import { textKey } from './entryFile';
import { labelOf } from './labels';

/** The path of a value that has a schema, in words of the form: `Sections, item 2, Title`. */
export function fieldInWords(path: readonly PropertyKey[], schema: z.ZodType, value: unknown): string {
  const words = path.map((key, index) =>
    inWords(String(key), metaAt(schema, value, path.slice(0, index + 1)).label),
  );
  return words.join(', ');
}

function inWords(key: string, label = labelOf(key)): string {
  if (/^\d+$/.test(key)) return `item ${Number(key) + 1}`;
  return key === textKey ? 'Text' : label;
}
