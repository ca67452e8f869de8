import { toString as textOf } from 'mdast-util-to-string';
import { markdownParser } from '../../../lib/text/markdownParser';
import { nodesOfType } from '../../../lib/text/nodes';
import { sentencesOf } from '../../../lib/text/sentences';
import { plainWords } from './plainWords';

/**
 * The longest sentence without a note, in words. The Australian Government Style Manual advises 15 on average and at
 * most 25: a note about each sentence above that would be one about every good text.
 */
const longest = 35;

/** How many of its first words identify a sentence. */
const shownWords = 8;

/**
 * What could be plainer in a Markdown text: long sentences, with their first words, and jargon, with the plain word.
 * These are notes, because a computer cannot tell whether they are right.
 */
export function plainLanguageNotes(markdown: string): string[] {
  const tree = markdownParser().parse(markdown);
  const blocks = nodesOfType(tree, 'heading', 'paragraph', 'tableCell').map((node) =>
    textOf(node, { includeHtml: false, includeImageAlt: false }),
  );
  return [...blocks.flatMap(longSentences), ...jargonIn(blocks.join('\n'))];
}

function longSentences(block: string): string[] {
  return sentencesOf(block).flatMap((sentence) => {
    const words = sentence.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));
    const start = words.slice(0, shownWords).join(' ');
    return words.length > longest ? [`A sentence of ${words.length} words: “${start} …”`] : [];
  });
}

/** Of verbs and nouns: "commenced", "deliverables". */
const endings = '(?:s|d|es|ed|ing)?';

const terms = [...plainWords].map(([term, plain]) => ({ plain, pattern: patternOf(term) }));

const jargon = new RegExp(
  String.raw`(?<![\p{L}-])(?:${terms.map(({ pattern }) => pattern).join('|')})(?![\p{L}-])`,
  'giu',
);

/** A term in any of its forms. Phrases and short words have one. */
function patternOf(term: string): string {
  if (term.includes(' ')) return term.replaceAll(' ', String.raw`\s+`);
  return term.length < 6 ? term : `${term}${endings}|${term.replace(/[ey]$/, '')}(?:ing|ies)`;
}

function jargonIn(text: string): string[] {
  const counts = new Map<string, number>();
  for (const [found] of text.matchAll(jargon)) {
    const word = found.toLowerCase().replace(/\s+/g, ' ');
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].map(([word, count]) => {
    const term = terms.find(({ pattern }) => new RegExp(`^(?:${pattern})$`).test(word));
    return `“${word}”${count > 1 ? `, ${count} times` : ''}: the plain word is “${term?.plain}”`;
  });
}
