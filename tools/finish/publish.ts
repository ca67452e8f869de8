import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeServerFiles } from '../hosting/write';
import { addSharePictures, type SharePictures } from '../share/write';
import { finishExport } from './finish';

/** Where Next.js exports to (next.config.mjs), so that a build that fails leaves `out/` as it was. */
export const exportFolder = '.export';

type Options = {
  /** Draws the share pictures, which Next.js does not export. */
  drawPictures?: () => Promise<SharePictures>;
};

/**
 * Finishes the export in its own folder and puts it in place of `out/` when it is whole. What was
 * there stands in `.out-before` between two renames, and is put back when the second one fails.
 */
export async function finishAndPublish(projectDir: string, { drawPictures }: Options = {}): Promise<void> {
  const [made, site, before] = [exportFolder, 'out', '.out-before'].map((name) => join(projectDir, name)) as [
    string,
    string,
    string,
  ];
  if (!existsSync(join(made, 'index.html'))) throw new Error(`Next.js exported no site to ${made}.`);
  // A picture costs the processor most outside of this thread, a page within it.
  const [pictures] = await Promise.all([drawPictures?.(), finishExport(made)]);
  if (pictures) await addSharePictures(pictures, made);
  await writeServerFiles(join(projectDir, 'hosting'));
  await rm(before, { recursive: true, force: true });
  const hadSite = existsSync(site);
  if (hadSite) renameSync(site, before);
  try {
    renameSync(made, site);
  } catch (error) {
    if (hadSite) renameSync(before, site);
    throw error;
  }
  await rm(before, { recursive: true, force: true });
}
