import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { writeHostFiles } from '../hosting/write';

/**
 * Replaces `out/` by the finished export, and `hosting/` by the configuration that belongs to it, by renaming folders: a
 * failed build keeps both. Throws if they cannot be renamed.
 */
export async function publish(projectDir: string): Promise<void> {
  const at = (name: string) => join(projectDir, name);
  if (!existsSync(at('.export/index.html')))
    throw new Error(`${at('.export')} has no index.html: Next.js did not export the site.`);
  await writeHostFiles(at('.export'), at('.hosting'));
  const replaced = ['out', 'hosting'].map(at).filter(existsSync);
  const previous = ['.out-before', '.hosting-before'].map(at);
  await Promise.all(previous.map(remove));
  renameAll([
    ...replaced.map((folder): Rename => [folder, at(`.${basename(folder)}-before`)]),
    [at('.export'), at('out')],
    [at('.hosting'), at('hosting')],
  ]);
  await Promise.all(previous.map(remove));
}

type Rename = [from: string, to: string];

/** Renames folders one after the other. If one cannot be renamed, restores the names and throws. */
function renameAll(renames: readonly Rename[]): void {
  for (const [index, [from, to]] of renames.entries()) {
    try {
      renameSync(from, to);
    } catch (cause) {
      for (const [from, to] of renames.slice(0, index).reverse()) renameSync(to, from);
      const { code } = cause as NodeJS.ErrnoException;
      throw new Error(
        `The finished site could not be published, because ${from}/ cannot be renamed to ${to}/ (${code}). If one of them is a mount point, mount the folder above it, or build elsewhere and copy the files there; on Windows, close the programs that have a file in it open. The last site is as it was.`,
        { cause },
      );
    }
  }
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
