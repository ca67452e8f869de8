import { toString as textOf } from 'mdast-util-to-string';
import { linksOf } from '../../../lib/check/links';
import { nodesOfType } from '../../../lib/check/nodes';
import { calloutMark } from '../../../lib/schema/callouts';
import { markdownParser } from '../../../lib/schema/markdownParser';

/** An amount, a share, a year or any other number, with $ or %. */
const number = /\$?\d+(?:[.,]\d+)*(?:\s?%)?/g;

/** Quoted words that are more than a term. */
const quotation = /[“"][^”"]{30,}[”"]/;

const maxListed = 10;

const hostNote = '(Open it: this report shows a drawing instead.)';

const ownQuestion = 'Do the people in it agree, may we use it, and does the crop keep what matters?';

type Judged = { text: string; isDraft?: boolean; isOwnPicture?: boolean };

/** What only a person can judge about an article, as questions. Asks only about what the article has. */
export function judgementsOf({ text, isDraft = false, isOwnPicture = false }: Judged): string[] {
  const tree = markdownParser().parse(text);
  const tables = nodesOfType(tree, 'table').length;
  const pictures = nodesOfType(tree, 'image', 'imageReference').length;
  const links = linksOf(tree).map(({ url }) => url);
  const words = textOf(tree);
  const numbers = nodesOfType(tree, 'text').flatMap(({ value }) => value.match(number) ?? []);
  const isQuoting =
    nodesOfType(tree, 'blockquote').some((node) => !calloutMark.test(textOf(node))) || quotation.test(words);
  return [
    words.trim()
      ? 'Is it true and useful to the reader, and would we put our name to it?'
      : 'The article has no text: is its page meant to show only the excerpt?',
    'Do the title and the excerpt promise what the article says?',
    `Does the photograph fit the article, and does the alternative text say what can be seen? ${isOwnPicture ? ownQuestion : hostNote}`,
    tables > 0 && `${count(tables, 'table')}: is every row complete, and is every value in the right column?`,
    pictures > 0 &&
      `${count(pictures, 'picture')} in the text: does each fit, and does its alternative text say what can be seen?`,
    links.length > 0 &&
      `${count(links.length, 'link')}: does each lead to what its text says? ${listed(links)}`,
    numbers.length > 0 &&
      `${count(numbers.length, 'number')}: is each correct, and does it have a source? ${listed(numbers)}`,
    isQuoting && 'Quotations: are they exact, and may we publish them?',
    isDraft && 'A draft: is it meant to stay off the site?',
  ].filter((question) => question !== false);
}

function count(items: number, noun: string): string {
  return `${items} ${noun}${items === 1 ? '' : 's'}`;
}

/** The different values, the first few by name. */
function listed(values: readonly string[]): string {
  const different = [...new Set(values)];
  const more = different.length - maxListed;
  return `(${different.slice(0, maxListed).join(', ')}${more > 0 ? ` and ${more} more` : ''})`;
}
