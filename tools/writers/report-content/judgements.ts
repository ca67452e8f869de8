import { toString as textOf } from 'mdast-util-to-string';
import { buildDay } from '../../../lib/content/buildDay';
import { formatDate } from '../../../lib/content/dates.browser';
import { isDay } from '../../../lib/content/publication';
import { count } from '../../../lib/diagnostics/messages';
import { imagesOf } from '../../../lib/pictures/imagesOf';
import { pictureInTextPattern } from '../../../lib/pictures/schema';
import { calloutKind } from '../../../lib/text/callouts/rule';
import { downloadUrl } from '../../../lib/text/downloads/plugin';
import { linksOf } from '../../../lib/text/links/links';
import { markdownParser } from '../../../lib/text/markdownParser';
import { nodesOfType } from '../../../lib/text/nodes';

/** An amount, a share, a year or any other number, with $ or %. */
const number = /\$?\d+(?:[.,]\d+)*(?:\s?%)?/g;

/** Quoted words that are more than a term. */
const quotation = /[“"][^”"]{30,}[”"]/;

const maxListed = 10;

const hostNote = '(Open it: this report shows a drawing instead.)';

const ownQuestion = 'Do the people in it agree, may we use it, and does the crop keep what matters?';

const ownInTextQuestion = 'Do the people in our own agree, and may we use them?';

type Judged = {
  text: string;
  isArticle?: boolean;
  isDraft?: boolean;
  isOwnPicture?: boolean;
  reviewBy?: string;
  /** The files to download that its fields name. */
  files?: readonly string[];
};

/** What only a person can judge about a document, as questions. Asks only about what the document has. */
export function judgementsOf(judged: Judged): string[] {
  const { text, isArticle = true, isDraft = false, isOwnPicture = false } = judged;
  const { reviewBy = '', files = [] } = judged;
  const tree = markdownParser().parse(text);
  const tables = nodesOfType(tree, 'table').length;
  const pictures = imagesOf(tree);
  const hasOwn = pictures.some(({ url }) => pictureInTextPattern.test(url));
  const urls = linksOf(tree).map(({ url }) => url);
  const downloads = [...urls.flatMap((url) => downloadUrl.exec(url)?.[1] ?? []), ...files];
  const links = urls.filter((url) => !downloadUrl.test(url));
  const words = textOf(tree);
  const numbers = nodesOfType(tree, 'text').flatMap(({ value }) => value.match(number) ?? []);
  const isQuoting =
    nodesOfType(tree, 'blockquote').some(({ children: [first] }) => !calloutKind(first)) ||
    quotation.test(words);
  return [
    words.trim()
      ? 'Is it true and useful to the reader, and would we put our name to it?'
      : `It has no text: is its page meant to show only the ${isArticle ? 'excerpt' : 'description'}?`,
    `Do the title and the ${isArticle ? 'excerpt' : 'description'} promise what the text says?`,
    isArticle &&
      `Does the photograph fit the article, and does the alternative text say what can be seen? ${isOwnPicture ? ownQuestion : hostNote}`,
    tables > 0 && `${count(tables, 'table')}: is every row complete, and is every value in the right column?`,
    pictures.length > 0 &&
      `${count(pictures.length, 'picture')} in the text: does each fit, and does its alternative text say what can be seen? ${listed(pictures.map(({ node }) => (node.alt ? `“${node.alt}”` : 'none')))}${hasOwn ? ` ${ownInTextQuestion}` : ''}`,
    downloads.length > 0 &&
      `${count(downloads.length, 'file')} to download: is each the right version, and may we publish it? Open each. ${listed(downloads)}`,
    links.length > 0 &&
      `${count(links.length, 'link')}: does each lead to what its text says? ${listed(links)}`,
    numbers.length > 0 &&
      `${count(numbers.length, 'number')}: is each correct, and does it have a source? ${listed(numbers)}`,
    isQuoting && 'Quotations: are they exact, and may we publish them?',
    isDraft && 'A draft: is it meant to stay off the site?',
    isDay(reviewBy) &&
      reviewBy <= buildDay &&
      `It was to be read again by ${formatDate(reviewBy, 'legal')}: is all of it still right? Then write a new reviewBy.`,
  ].filter((question) => question !== false);
}

/** The different values, the first few by name. */
function listed(values: readonly string[]): string {
  const different = [...new Set(values)];
  const more = different.length - maxListed;
  return `(${different.slice(0, maxListed).join(', ')}${more > 0 ? ` and ${more} more` : ''})`;
}
