import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { watch } from 'chokidar';
import { fileFolders } from '../../lib/content/fileFolders';
import { runAfterChanges } from '../runAfterChanges';

/** Contentlayer writes files into it after each change of a document. */
const compiled = '.contentlayer/generated';

/** Generates the assets again after each change of the content. Resolves with a function that stops watching. */
export async function watchAssets(): Promise<() => Promise<void>> {
  const assets = runAfterChanges(generate);
  const watcher = watch([compiled, 'content'], { ignoreInitial: true });
  watcher.on('all', (_event, path) => {
    // Of the content itself, what documents only name. The folders may not exist yet.
    const isNamed = fileFolders.some((folder) => dirname(path) === join('content', folder.path));
    if (isNamed || path.startsWith(join(compiled))) assets.onChange();
  });
  await once(watcher, 'ready');
  return async () => {
    await watcher.close();
    await assets.stop();
  };
}

/** In a separate process, because modules read the compiled content when they load. It prints its errors. */
async function generate(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/build/devAssets.ts'], {
    stdio: 'inherit',
  });
  await once(child, 'close');
}
