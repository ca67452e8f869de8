import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { pictureHost } from '../../../lib/schemas/pictures';
import { deliveryOrigins } from '../../../lib/site/endpoints';
import { usesPictureHost } from '../../../lib/site/usesPictureHost';
import { overBudget } from './budgets';
import { type PageInputs, postProcessPage } from './page';

/** The inputs that are the same for all pages. */
type Common = Pick<PageInputs, 'loader' | 'articleStyles'> & { outDir: string };

/**
 * Post-processes pages of an export in place, checks their budgets, and returns the hashes of their style blocks. Every
 * error names its page.
 */
export async function postProcessPages(
  pages: readonly string[],
  { outDir, ...common }: Common,
): Promise<string[]> {
  const readDrawing = (src: string) => readFileSync(join(outDir, src), 'utf8');
  // Each page, because the News page shows the texts of others.
  const images = usesPictureHost() ? [pictureHost] : [];
  const inputs = { ...common, readDrawing, connect: deliveryOrigins(), images };
  return pMap(pages, (page) => postProcessFile(outDir, page, inputs), {
    // One more than there are cores, so that no core waits for the disk.
    concurrency: availableParallelism() + 1,
  });
}

async function postProcessFile(outDir: string, file: string, inputs: PageInputs): Promise<string> {
  const path = join(outDir, file);
  try {
    const page = postProcessPage(await readFile(path, 'utf8'), inputs);
    const excesses = overBudget(page.elements);
    if (excesses.length > 0)
      throw new Error(`over budget (tools/build/post-process/budgets.ts): ${excesses.join('; ')}`);
    await writeFile(path, page.html);
    return page.styleHash;
  } catch (error) {
    throw new Error(`Post-processing ${path}: ${(error as Error).message}`);
  }
}
