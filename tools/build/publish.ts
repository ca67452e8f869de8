import { existsSync, renameSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeServerFiles } from '../hosting/write';

/**
 * Replaces `out/` with the finished export in two renames, so that a failed build keeps the last site. Between them
 * the last site is in `.out-before`; it is restored if the second rename fails.
 */
export async function publish(projectDir: string): Promise<void> {
  const [finished, site, previous] = ['.export', 'out', '.out-before'].map((name) =>
    join(projectDir, name),
  ) as [string, string, string];
  if (!existsSync(join(finished, 'index.html')))
    throw new Error(`${finished} has no index.html: Next.js did not export the site.`);
  await removeEmptyFolders(finished);
  await writeServerFiles(join(projectDir, 'hosting'));
  await rm(previous, { recursive: true, force: true });
  const hadSite = existsSync(site);
  if (hadSite) renameSync(site, previous);
  try {
    renameSync(finished, site);
  } catch (error) {
    if (hadSite) renameSync(previous, site);
    throw error;
  }
  await rm(previous, { recursive: true, force: true });
}

/** Removes the empty folders below a folder, and the folder itself if it is then empty. Returns whether it is. */
async function removeEmptyFolders(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true });
  const removed = await Promise.all(
    entries.map((entry) => entry.isDirectory() && removeEmptyFolders(join(folder, entry.name))),
  );
  const isEmpty = removed.every(Boolean);
  if (isEmpty) await rmdir(folder);
  return isEmpty;
}
