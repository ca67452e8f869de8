import { toString as textOf } from 'mdast-util-to-string';
import { markedFields } from '../../content/document';
import { nodesOfType } from '../../markdown/nodes';
import { rule } from '../rule';
import type { Speller } from './speller';

/** Reports fields, headings and paragraphs that are wholly in capitals, unless they consist of abbreviations and names. */
export const noCapitals = rule<Speller>('text:no-capitals', (tree, file, document, speller) => {
  for (const { field, text, place } of markedFields(document, 'isWords'))
    if (isInCapitals(text, speller)) file.message(`${field}: ${reason}`, place);
  for (const node of nodesOfType(tree, 'heading', 'paragraph'))
    if (isInCapitals(textOf(node), speller)) file.message(reason, node);
});

const reason =
  'capitals are hard to read, and screen readers may spell them out: write lower case, with capitals only for names and abbreviations';

/** Whether a text without small letters has two ordinary words, or one that is long and alone. */
function isInCapitals(text: string, speller: Speller): boolean {
  if (/\p{Ll}/u.test(text)) return false;
  const all = text.match(/\p{L}[\p{L}'’]*/gu) ?? [];
  const words = all.filter(
    (word) => word.length > 2 && word.length < 30 && speller.isCorrect(word.toLowerCase()),
  );
  return words.length > 1 || (all.length === 1 && words.some(({ length }) => length > 4));
}
