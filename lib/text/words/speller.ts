import dictionary from 'dictionary-en-au';
import nspell from 'nspell';
import { edits } from '../../diagnostics/didYouMean';
import { wordsOf } from './wordList';

export type Speller = {
  isCorrect(word: string): boolean;
  /** The word that was most likely meant; undefined if none is close. */
  suggestion(word: string): string | undefined;
};

// Not retext-spell: it takes 10 s for 1,000 articles instead of 1 s, reports names, and suggests 'enter' for 'center'.
// Loading the dictionary takes half a second, so it is loaded once, when first needed.
let australian: ReturnType<typeof nspell> | undefined;

let baseWords: string[] | undefined;

/** The words of the dictionary without their endings. */
function dictionaryWords(): readonly string[] {
  baseWords ??= new TextDecoder()
    .decode(dictionary.dic)
    .split('\n')
    .map((line) => line.replace(/\/.*/, ''));
  return baseWords;
}

/** A speller for Australian English and the words of a list. */
export function australianSpeller(wordList: string): Speller {
  const text = new TextDecoder();
  australian ??= nspell(text.decode(dictionary.aff), text.decode(dictionary.dic));
  const dictionarySpeller = australian;
  const ownWords = wordsOf(wordList);
  const cache = new Map<string, boolean>();
  function isCorrect(word: string): boolean {
    const cached = cache.get(word);
    if (cached !== undefined) return cached;
    const straight = word.replaceAll('’', "'");
    const result = [straight, straight.replace(/'s$/, '')].some(
      (form) => ownWords.has(form) || ownWords.has(form.toLowerCase()) || dictionarySpeller.correct(form),
    );
    cache.set(word, result);
    return result;
  }
  return {
    isCorrect,
    suggestion: (word) =>
      toAustralianSpelling(word).find((form) => dictionarySpeller.correct(form)) ??
      nearestOf(word, dictionaryWords(), 2) ??
      oneLetterAway(word).find((form) => dictionarySpeller.correct(form)) ??
      nearestOf(word, dictionaryWords(), word.length > 5 ? 3 : 2),
  };
}

/** Finds forms with endings, which the list of words does not have. A missing letter is the most frequent mistake. */
function oneLetterAway(word: string): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const places = [...word].map((_, index) => [word.slice(0, index + 1), word.slice(index + 1)] as const);
  return [
    ...places.flatMap(([start, end]) => letters.map((letter) => start + letter + end)),
    ...places.map(([start, end]) => start + end.charAt(1) + end.charAt(0) + end.slice(2)),
    ...places.map(([start, end]) => start + end.slice(1)),
    ...places.flatMap(([start, end]) => letters.map((letter) => start + letter + end.slice(1))),
  ];
}

/** The Australian forms that an American spelling may have. */
function toAustralianSpelling(word: string): string[] {
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

/** The word with the fewest edits, if they are below a limit. */
function nearestOf(word: string, words: readonly string[], limit: number): string | undefined {
  let best: string | undefined;
  let least = limit;
  for (const candidate of words) {
    if (candidate[0]?.toLowerCase() !== word[0]?.toLowerCase()) continue;
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const count = edits(word, candidate);
    if (count < least) [best, least] = [candidate, count];
  }
  return best;
}
