import { markedFields } from '../../../lib/content/document';
import { readContent } from '../../../lib/content/readContent';
import { wordList, wordsIn } from '../../../lib/text/words/wordList';

export type WordChanges = { added: readonly string[]; removed: readonly string[] };

/** The words that a content folder adds to the spelling list of an earlier one, and those that it removes. */
export function wordChanges(earlierFolder: string, folder: string): WordChanges {
  const [before, after] = [correctWords(earlierFolder), correctWords(folder)];
  return {
    added: [...after].filter((word) => !before.has(word)),
    removed: [...before].filter((word) => !after.has(word)),
  };
}

function correctWords(folder: string): Set<string> {
  const documents = readContent(folder, [wordList]).flatMap(({ data }) => data.document ?? []);
  const lists = documents.flatMap((document) => markedFields(document, 'isName'));
  return new Set(lists.flatMap(({ text }) => wordsIn(text)));
}
