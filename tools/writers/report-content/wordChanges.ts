import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { wordListFile, wordsOf } from '../../../lib/text/words/wordList';

export type WordChanges = { added: readonly string[]; removed: readonly string[] };

/** The words that a content folder adds to the spelling list of an earlier one, and those that it removes. */
export async function wordChanges(earlierFolder: string, folder: string): Promise<WordChanges> {
  const [before, after] = await Promise.all([wordsIn(earlierFolder), wordsIn(folder)]);
  return {
    added: [...after].filter((word) => !before.has(word)),
    removed: [...before].filter((word) => !after.has(word)),
  };
}

async function wordsIn(folder: string): Promise<Set<string>> {
  const list = await readFile(join(folder, wordListFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return wordsOf(list);
}
