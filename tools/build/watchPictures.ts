import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'chokidar';

const watched = [
  'content/pictures',
  // Which pictures are shown, and how they are cropped.
  ...['Article', 'TextPage'].map((type) => `.contentlayer/generated/${type}/_index.json`),
];

/** Contentlayer writes its files one after another. */
const settleMs = 200;

/**
 * Prepares our own pictures after each change of a picture or of the compiled content. Resolves with a function that
 * stops watching.
 */
export async function watchPictures(): Promise<() => Promise<void>> {
  // Polling, because Contentlayer replaces its folder when it starts, which ends other ways of watching.
  const watcher = watch(watched, { ignoreInitial: true, usePolling: true, interval: 300 });
  await once(watcher, 'ready');
  let preparing = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      preparing = preparing.then(prepare);
    }, settleMs);
  });
  return async () => {
    await watcher.close();
    clearTimeout(timer);
    await preparing;
  };
}

/** In a process of its own, because modules read the compiled content when they load. It prints its errors. */
async function prepare(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/build/devPictures.ts'], {
    stdio: 'inherit',
  });
  await once(child, 'close');
}
