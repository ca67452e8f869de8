import type { z } from 'zod';
import type { Collection } from '../../lib/content/collection';
import { metaOf } from '../../lib/fields/meta';
import type { Values } from './entryFile';

/** What drafts have in place of required fields that are empty, by the folder of the documents. */
export function standInsOf(all: readonly Collection[]): Record<string, Values> {
  return Object.fromEntries(all.map(({ path, schema }) => [path, standInsIn(schema)]));
}

function standInsIn({ shape }: z.ZodObject): Values {
  const fields = Object.entries(shape).flatMap(([name, type]) => {
    const { standIn } = metaOf(type as z.ZodType);
    return standIn === undefined ? [] : [[name, standIn]];
  });
  return Object.fromEntries(fields);
}
