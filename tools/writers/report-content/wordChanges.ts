import { readListed } from '../../../lib/node/files';
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
  const [list] = await readListed(folder, [wordListFile]);
  return wordsOf(list?.data.toString() ?? '');
}
