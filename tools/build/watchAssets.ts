import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'chokidar';
import { runAfterChanges } from '../runAfterChanges';

/** The compiled content, and what it only names. */
const watched = ['.contentlayer/generated', 'content/pictures', 'content/files'];

/** Contentlayer writes its files one after another. */
const settleMs = 200;

/**
 * Generates the assets again after each change of the content. Resolves with a function that stops watching.
 */
export async function watchAssets(): Promise<() => Promise<void>> {
  // Polling, because Contentlayer replaces its folder when it starts, which ends other ways of watching.
  const watcher = watch(watched, { ignoreInitial: true, usePolling: true, interval: 300 });
  await once(watcher, 'ready');
  return runAfterChanges(watcher, { settleMs, run: generate });
}

/** In a separate process, because modules read the compiled content when they load. It prints its errors. */
async function generate(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/build/devAssets.ts'], {
    stdio: 'inherit',
  });
  await once(child, 'close');
}
