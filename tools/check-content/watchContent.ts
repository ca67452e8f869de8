import { once } from 'node:events';
import { watch } from 'chokidar';
import { VFile } from 'vfile';
import { checkContent } from '../../lib/check/checkContent';
import { addError, formatFiles, startOfFile } from '../../lib/content/messages';
import { visible } from '../../lib/content/visible';
import { collections } from '../collections';
import { runAfterChanges } from '../runAfterChanges';
import { failureReason } from './contentCheck';

const folder = 'content';

/**
 * Checks content/ after each change, and prints the messages of the saved files and of those whose messages changed.
 * Resolves after a first check, which prints nothing, with a function that stops watching.
 */
export async function watchContent(): Promise<() => Promise<void>> {
  const watcher = watch(folder, { ignoreInitial: true });
  await once(watcher, 'ready');
  let reports = await messagesByFile();
  const saved = new Set<string>();

  async function update() {
    const changed = new Set(saved);
    saved.clear();
    const current = await messagesByFile();
    for (const path of new Set([...current.keys(), ...reports.keys()])) {
      const text = current.get(path) ?? '';
      if (text !== (reports.get(path) ?? ''))
        console.error(text || `${visible(path)}: no errors or warnings`);
      else if (text && changed.has(path)) console.error(text);
    }
    reports = current;
  }

  const updates = runAfterChanges(update);
  watcher.on('all', (_event, path) => {
    saved.add(path);
    updates.onChange();
  });
  return async () => {
    await watcher.close();
    await updates.stop();
  };
}

/** Returns the report of each file, which is empty if there is nothing to report. */
async function messagesByFile(): Promise<Map<string, string>> {
  const files = await check();
  return new Map(files.map((file) => [file.path, formatFiles([file])]));
}

async function check(): Promise<VFile[]> {
  try {
    return await checkContent(folder, collections);
  } catch (error) {
    const file = new VFile({ path: folder });
    addError(file, startOfFile, `the content could not be checked: ${failureReason(error)}`, 'readable');
    return [file];
  }
}
