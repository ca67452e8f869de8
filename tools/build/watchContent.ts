import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { watch } from 'chokidar';
import { checkContent } from '../../lib/check/checkContent';
import { fileFolders } from '../../lib/content/fileFolders';
import { formatFiles } from '../../lib/content/messages';
import { failureReason } from '../check-content/contentCheck';
import { collections } from '../collections';

/** An editor may write a file in several steps, and the page with the change comes first. */
const settleMs = 300;

/** Contentlayer writes files into it after each change of a document. */
const compiled = join('.contentlayer/generated');

/**
 * After each change of content/, checks it and prints the messages if they are others than before, and generates what
 * pages need. Resolves after a first check, which prints nothing, with a function that stops watching.
 */
export async function watchContent(): Promise<() => Promise<void>> {
  const watcher = watch(['content', compiled], { ignoreInitial: true });
  await once(watcher, 'ready');
  const messages = async () => formatFiles(await checkContent('content', collections));
  let printed: string | undefined = await messages();
  const check = afterChanges(async () => {
    const before = printed;
    // The check fails without a file that it needs. That it works again is printed, too.
    printed = undefined;
    printed = await messages();
    if (printed !== before) console.error(printed || 'content: no errors or warnings');
  });
  const generate = afterChanges(generateAssets);
  watcher.on('all', (_event, path) => {
    // Of the content itself, what documents only name.
    const isNamed = fileFolders.some((folder) => dirname(path) === join('content', folder.path));
    if (isNamed || path.startsWith(compiled)) generate();
    if (!path.startsWith(compiled)) check();
  });
  return () => watcher.close();
}

/** In a separate process, because modules read the compiled content when they load. It prints its errors. */
async function generateAssets(): Promise<void> {
  const program = ['--import', 'tsx', 'tools/build/devAssets.ts'];
  await once(spawn(process.execPath, program, { stdio: 'inherit' }), 'close');
}

/** A function that runs a task once it has not been called for a moment, one run at a time, and prints why one failed. */
function afterChanges(run: () => Promise<void>) {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run).catch((error) => console.error(failureReason(error)));
    }, settleMs);
  };
}
