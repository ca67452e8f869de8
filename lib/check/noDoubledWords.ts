import { markedFields } from '../content/document';
import { matchesInText } from '../markdown/nodes';
import { placeInField } from '../markdown/places';
import { rule } from './rule';

/** Words that no sentence has twice in a row; "that that" and "had had" can be right. */
const doubled =
  /(?<![\p{L}\p{N}'’-])(the|an|and|of|to|in|for|with|our|we|at|by|from) +\1(?![\p{L}\p{N}'’-])/giu;

/** Reports a small word that was written twice in a row. */
export const noDoubledWords = rule('text:no-doubled-words', (tree, file, document) => {
  const { lines } = document;
  const reasonFor = (found: string, word: string) => `'${found}' has a word twice: write ${word}`;
  for (const { text, place } of markedFields(document, 'isWords'))
    for (const [found, word = ''] of text.matchAll(doubled))
      file.message(reasonFor(found, word), placeInField(lines, place, found));
  for (const { 0: found, 1: word = '', place } of matchesInText(tree, lines, doubled))
    file.message(reasonFor(found, word), place);
});
