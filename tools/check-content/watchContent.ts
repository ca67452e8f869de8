import { once } from 'node:events';
import { watch } from 'chokidar';
import { checkContent } from '../../lib/check/checkContent';
import { formatFiles } from '../../lib/content/messages';
import { collections } from '../collections';
import { runAfterChanges } from '../runAfterChanges';

const folder = 'content';

/**
 * Checks content/ after each change, and prints its messages if they are others than before. Resolves after a first check,
 * which prints nothing, with a function that stops watching.
 */
export async function watchContent(): Promise<() => Promise<void>> {
  const watcher = watch(folder, { ignoreInitial: true });
  await once(watcher, 'ready');
  const check = async () => formatFiles(await checkContent(folder, collections));
  let printed: string | undefined = await check();
  const updates = runAfterChanges(async () => {
    const before = printed;
    // The check fails without a file that it needs. That it works again is printed, too.
    printed = undefined;
    printed = await check();
    if (printed !== before) console.error(printed || `${folder}: no errors or warnings`);
  });
  watcher.on('all', updates.onChange);
  return async () => {
    await watcher.close();
    await updates.stop();
  };
}
