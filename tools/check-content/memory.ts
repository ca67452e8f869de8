import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Memory } from '../../lib/check/checkContent';
import type { Faultless } from '../../lib/check/checkDocument';
import { wordListFile } from '../../lib/check/spelling';
import { hashFiles } from '../../tests/hashFiles';

const file = '.cache/content-check.json';

type Stored = { recipe: string; documents: Record<string, Faultless> };

/**
 * The memory of checks of `content/`, and what writes down those of this run. It is empty after any change
 * of the check, the schema, the packages or the list of words.
 */
export async function openMemory(): Promise<Memory & { save(): Promise<void> }> {
  const recipe = await hashFiles('lib', 'package.json', 'package-lock.json', join('content', wordListFile));
  const stored = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Stored)
    .catch(() => undefined);
  const known = stored?.recipe === recipe ? stored.documents : {};
  const now: Record<string, Faultless> = {};
  return {
    recall(path, source) {
      const key = hashOf(path, source);
      const document = known[key];
      if (document) now[key] = document;
      return document;
    },
    keep(path, source, document) {
      now[hashOf(path, source)] = document;
    },
    async save() {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify({ recipe, documents: now } satisfies Stored));
    },
  };
}

function hashOf(path: string, source: string): string {
  return createHash('sha256').update(path).update('\0').update(source).digest('hex');
}
