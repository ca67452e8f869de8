import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeHostFiles } from '../hosting/write';

/** What a build replaces, and what it has made in its place. */
const made = { hosting: '.hosting', out: '.export' };

/**
 * Replaces `out/` by the finished export, and `hosting/` by the configuration that belongs to it, by renaming folders: a
 * failed build keeps both. Throws if they cannot be renamed.
 */
export async function publish(projectDir: string): Promise<void> {
  const at = (name: string) => join(projectDir, name);
  const remove = (name: string) => rmSync(at(name), { recursive: true, force: true });
  if (!existsSync(at('.export/index.html')))
    throw new Error(`${at('.export')} has no index.html: Next.js did not export the site.`);
  await writeHostFiles(at('.export'), at('.hosting'));
  const before = Object.keys(made).map((folder) => [`.${folder}-before`, folder] as const);
  for (const [previous] of before) remove(previous);
  try {
    for (const [folder, finished] of Object.entries(made)) {
      if (existsSync(at(folder))) renameSync(at(folder), at(`.${folder}-before`));
      renameSync(at(finished), at(folder));
    }
  } catch (cause) {
    for (const [previous, folder] of before.filter(([previous]) => existsSync(at(previous)))) {
      remove(folder);
      renameSync(at(previous), at(folder));
    }
    throw new Error(
      `The finished site could not be published: ${(cause as Error).message}. If out/ or hosting/ is a mount point, mount the folder above it; on Windows, close the programs that have a file in it open. The last site is as it was.`,
      { cause },
    );
  }
  for (const [previous] of before) remove(previous);
}
