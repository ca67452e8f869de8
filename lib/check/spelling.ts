import dictionary from 'dictionary-en-au';
import nspell from 'nspell';
import { edits } from './didYouMean';
import type { ParsedDocument } from './parse';
import { placeInText } from './places';
import { type Finding, type Position, warningAt } from './problem';

/** Name of the list below content/ of words that are right though no dictionary has them, one a line. */
export const wordListFile = 'words.txt';

export type Speller = {
  isRight(word: string): boolean;
  /** The word most likely meant; undefined when none is near. */
  suggestion(word: string): string | undefined;
};

/** Fields that hold sentences; others hold names, numbers and addresses. */
const prose = /^(?:title|excerpt|imageAlt|description|introduction|summary|tagline|features|text|heading)$/;

// Reading the dictionary takes half a second, so it is read once, and not before somebody asks.
let australian: ReturnType<typeof nspell> | undefined;

/** An Australian speller that knows the words of a project's own list. */
export function australianSpeller(wordList: string): Speller {
  australian ??= nspell(dictionary.aff as Buffer, dictionary.dic as Buffer);
  const speller = australian;
  const own = new Set(wordList.split(/\r?\n/).map((line) => line.replace(/^\uFEFF|#.*/g, '').trim()));
  const bases = Buffer.from(dictionary.dic)
    .toString('utf8')
    .split('\n')
    .map((line) => line.replace(/\/.*/, ''));
  const known = new Map<string, boolean>();
  function isRight(word: string): boolean {
    const remembered = known.get(word);
    if (remembered !== undefined) return remembered;
    const plain = word.replaceAll('’', "'");
    const right = [plain, plain.replace(/'s$/, '')].some(
      (form) => own.has(form) || own.has(form.toLowerCase()) || speller.correct(form),
    );
    known.set(word, right);
    return right;
  }
  return {
    isRight,
    suggestion: (word) => inAustralian(word).find((form) => speller.correct(form)) ?? nearestOf(word, bases),
  };
}

/** Words of a document that neither the dictionary nor the project's own list has, each once. */
export function spelling(document: ParsedDocument, speller: Speller): Finding[] {
  const found = new Map<string, Position>();
  for (const field of document.yaml?.texts ?? []) {
    const name = field.path.findLast((key) => typeof key === 'string');
    if (!prose.test(String(name))) continue;
    for (const { word } of unknownWords(field.text, speller)) {
      if (!found.has(word)) found.set(word, placeBelow(document, field, word));
    }
  }
  for (const node of document.nodes ?? []) {
    if (node.type !== 'text') continue;
    for (const { word, index } of unknownWords(node.value, speller)) {
      if (!found.has(word)) found.set(word, placeInText(document, node, node.value, index, word));
    }
  }
  return [...found].map(([word, place]) => {
    const meant = speller.suggestion(word);
    const cure = meant ? `did you mean '${meant}'?` : 'check the spelling';
    return warningAt(
      place,
      `'${word}' is not in the dictionary: ${cure} (A right word can go into content/${wordListFile}.)`,
    );
  });
}

function unknownWords(text: string, speller: Speller): { word: string; index: number }[] {
  const unknown: { word: string; index: number }[] = [];
  for (const { 0: chunk, index: start } of text.matchAll(/\S+/g)) {
    for (const { word, index } of wordsOf(chunk)) {
      const place = start + index;
      if (speller.isRight(word) || isName(word, text.slice(Math.max(0, place - 4), place))) continue;
      unknown.push({ word, index: place });
    }
  }
  return unknown;
}

/** The words of what stands between two spaces; addresses, codes and numbers have none. */
function wordsOf(chunk: string): { word: string; index: number }[] {
  if (/^[a-z]+$/i.test(chunk)) return [{ word: chunk, index: 0 }];
  if (/[\d@_\\\ufffd]|\w[.:]\/?\w|:\/\//.test(chunk)) return [];
  return [...chunk.matchAll(/\p{L}[\p{L}\p{M}'’]*/gu)].map(({ 0: word, index }) => ({
    word: word.replace(/['’]+$/, ''),
    index,
  }));
}

/** Names and abbreviations: capitals within a word, a capital within a sentence, letters English lacks. */
function isName(word: string, before: string): boolean {
  if (word.length < 3 || /.\p{Lu}/u.test(word) || !/^[a-z'’]+$/i.test(word)) return true;
  return /^\p{Lu}/u.test(word) && !/(?:^|[.!?:]["”’)]?\s+|^["“‘(])$/.test(before);
}

function placeBelow({ lines }: ParsedDocument, { line, column }: Position, word: string): Position {
  const from = (lines[line - 1] ?? '').indexOf(word, column - 1);
  if (from >= 0) return { line, column: from + 1 };
  const below = lines.findIndex((text, index) => index >= line && text.includes(word));
  return below < 0 ? { line, column } : { line: below + 1, column: (lines[below] ?? '').indexOf(word) + 1 };
}

/** American spellings turned into the forms they may have in Australia. */
function inAustralian(word: string): string[] {
  return [
    word.replace(/iz(?=e|i|a)/, 'is'),
    word.replace(/yz(?=e|i)/, 'ys'),
    word.replace(/or(?=$|s|e|i|a|l|f)/, 'our'),
    word.replace(/er$/, 're'),
    word.replace(/ense$/, 'ence'),
    word.replace(/og(?=$|s|e)/, 'ogue'),
    word.replace(/l(?=ed$|ing$|er$|ment$|ful)/, 'll'),
  ].filter((form) => form !== word);
}

function nearestOf(word: string, words: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = word.length > 5 ? 3 : 2;
  for (const candidate of words) {
    if (candidate[0]?.toLowerCase() !== word[0]?.toLowerCase()) continue;
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const count = edits(word, candidate);
    if (count < least) [best, least] = [candidate, count];
  }
  return best;
}
