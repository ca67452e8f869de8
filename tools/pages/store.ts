import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PagePlan } from '../../lib/pagePlan';
import { keepOnly, writeWhole } from '../files';
import { inTurns } from '../inTurns';

/** Holds finished pages of the last build, each under the hash of all it depends on. */
const folder = '.cache/pages';

function storedFile(hash: string): string {
  return join(folder, `${hash}.html`);
}

export function isStored(hash: string): boolean {
  return existsSync(storedFile(hash));
}

/** Adds the kept pages of a plan to a finished export, keeps its other ones, and forgets those of earlier builds. */
export async function exchangePages(outDir: string, plan: PagePlan): Promise<void> {
  await mkdir(folder, { recursive: true });
  await inTurns(Object.entries(plan), async ([path, { hash, kept }]) => {
    const page = join(outDir, `${path}.html`);
    await mkdir(dirname(page), { recursive: true });
    await (kept ? copyFile(storedFile(hash), page) : writeWhole(storedFile(hash), await readFile(page)));
  });
  await keepOnly(folder, new Set(Object.values(plan).map(({ hash }) => storedFile(hash))));
}
