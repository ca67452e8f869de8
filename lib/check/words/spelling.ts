import type { Point } from 'unist';
import { wordList } from '../../content/collections/words';
import { markedFields } from '../../content/document';
import { nodesOfType } from '../../markdown/nodes';
import { placeInField, placeInText, startOf } from '../../markdown/places';
import { rule } from '../rule';
import type { Speller } from './speller';

/** Reports each word that is neither in the dictionary nor in the project's word list, once. */
export const spelling = rule<Speller>('text:spelling', (tree, file, document, speller) => {
  const { lines } = document;
  const found = new Map<string, Point>();
  for (const { text, place } of markedFields(document, 'isWords')) {
    for (const { word } of unknownWords(text.replace(linkTarget, ''), speller))
      if (!found.has(word)) found.set(word, placeInField(lines, place, word));
  }
  for (const node of nodesOfType(tree, 'text')) {
    const { line, column } = startOf(node);
    const isWithin = withinSentence.test((lines[line - 1] ?? '').slice(Math.max(0, column - 20), column - 1));
    for (const { word, index } of unknownWords(node.value, speller, isWithin))
      if (!found.has(word)) found.set(word, placeInText(lines, node, index, word));
  }
  for (const [word, place] of found)
    file.message(
      `'${word}' is not in the dictionary: correct it, or add it to content/${wordList.path}`,
      place,
    );
});

/** What is in front of emphasised words or a link within a sentence: "We use **Xero**", "the Act [as amended] (**Cth**)". */
const withinSentence = /[\p{L}\d,;–—] [(“‘"*_[]*$|\w\] \(\**$/u;

/** The URL of a link in a field with Markdown. */
const linkTarget = /(?<=\])\([^()\s]*\)/g;

function unknownWords(
  text: string,
  speller: Speller,
  isWithinSentence = false,
): { word: string; index: number }[] {
  const unknown: { word: string; index: number }[] = [];
  for (const { 0: chunk, index: start } of text.matchAll(/\S+/g)) {
    for (const { word, index: offset } of wordsOf(chunk)) {
      const index = start + offset;
      const before = index === 0 && isWithinSentence ? 'a ' : text.slice(Math.max(0, index - 4), index);
      if (speller.isCorrect(word) || isName(word, before)) continue;
      unknown.push({ word, index });
    }
  }
  return unknown;
}

/** The words in a chunk between spaces; none in URLs, links, codes, numbers, references to characters and facts in curly brackets. */
function wordsOf(chunk: string): { word: string; index: number }[] {
  if (/^[a-z]+$/i.test(chunk)) return [{ word: chunk, index: 0 }];
  if (/[\d@_\\\ufffd{]|\]\(|&\w+;|\w[.:]\/?\w|:\/\//.test(chunk)) return [];
  // A word with an invisible character is one word, which noControlCharacters reports.
  return [...chunk.matchAll(/\p{L}[\p{L}\p{M}\p{Cf}'’]*/gu)].map(({ 0: word, index }) => ({
    word: word.replace(/['’]+$/, ''),
    index,
  }));
}

/** Names and abbreviations: a capital inside a word or a sentence, or letters that English does not have. */
function isName(word: string, before: string): boolean {
  if (word.length < 3 || /.\p{Lu}/u.test(word) || !/^[a-z'’]+$/i.test(word)) return true;
  return /^\p{Lu}/u.test(word) && !/(?:^|[.!?:]["”’)]?\s+|^["“‘(])$/.test(before);
}
