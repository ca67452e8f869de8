import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { unwatchFile, watchFile } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { watch } from 'chokidar';
import { fileFolders } from '../../lib/content/fileFolders';
import { collections } from '../collections';
import { runAfterChanges } from '../runAfterChanges';

/** The files that lib/content/compiledContent.ts reads. */
const compiled = collections.map(({ name }) => `.contentlayer/generated/${name}/_index.json`);

/** Contentlayer writes its files one after another. */
const settleMs = 50;

/**
 * After each change of the content, refreshes the pages of the development server and generates the assets again.
 * Resolves with a function that stops watching.
 */
export async function watchAssets(): Promise<() => Promise<void>> {
  let lastChange = 0;
  await writeVersion(lastChange);
  const pages = runAfterChanges({ settleMs, run: () => writeVersion(lastChange) });
  const assets = runAfterChanges({ settleMs, run: generate });
  // Polling, because Contentlayer replaces its folder when it starts, which ends other ways of watching.
  for (const file of compiled) {
    watchFile(file, { interval: 100 }, ({ mtimeMs }) => {
      lastChange = Math.max(lastChange, mtimeMs);
      pages.onChange();
      assets.onChange();
    });
  }
  // What documents only name. The folders may not exist yet.
  const named = watch('content', { ignoreInitial: true });
  named.on('all', (_event, path) => {
    if (fileFolders.some((folder) => dirname(path) === join('content', folder.path))) assets.onChange();
  });
  await once(named, 'ready');
  return async () => {
    for (const file of compiled) unwatchFile(file);
    await named.close();
    await pages.stop();
    await assets.stop();
  };
}

/** Makes the development server read the compiled content again (lib/content/compiledContent.ts). */
async function writeVersion(version: number): Promise<void> {
  await writeFile('.generated/contentVersion.json', String(version));
}

/** In a separate process, because modules read the compiled content when they load. It prints its errors. */
async function generate(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/build/devAssets.ts'], {
    stdio: 'inherit',
  });
  await once(child, 'close');
}
