import dictionary from 'dictionary-en-au';
import nspell from 'nspell';

export type Speller = {
  isCorrect(word: string): boolean;
  /** The word that was most likely meant; undefined if none is close. */
  suggestion(word: string): string | undefined;
};

/** Longer words get no suggestion: trying the forms of one with thousands of letters takes minutes. */
const longest = 40;

// Not retext-spell: it takes 10 s for 1,000 articles instead of 1 s, reports names, and suggests 'enter' for 'center'.
// Loading the dictionary takes half a second, so it is loaded once, when first needed.
let australian: ReturnType<typeof nspell> | undefined;

/** A speller for Australian English and the words of a list, one per line. */
export function australianSpeller(list: string): Speller {
  const text = new TextDecoder();
  australian ??= nspell(text.decode(dictionary.aff), text.decode(dictionary.dic));
  const dictionarySpeller = australian;
  const ownWords = new Set(list.split('\n'));
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
    suggestion: (word) => {
      if (word.length > longest) return undefined;
      const forms = [...toAustralianSpelling(word), ...frequentMistakes(word), ...oneLetterAway(word)];
      return forms.find((form) => form.split(' ').every((part) => dictionarySpeller.correct(part)));
    },
  };
}

/** What is meant most often: a capital, two words, a letter twice or once, or two letters in the other order. */
function frequentMistakes(word: string): string[] {
  const doubled = (text: string) =>
    [...text].map((letter, index) => text.slice(0, index) + letter + text.slice(index));
  const halved = [...word.matchAll(/(.)\1/g)].map(
    ({ index }) => word.slice(0, index) + word.slice(index + 1),
  );
  return [
    word.charAt(0).toUpperCase() + word.slice(1),
    word.replace(/^(a(?=lot$)|as|at|each|every|in|of|up)(?=...)/, '$1 '),
    ...doubled(word),
    ...halved,
    ...halved.flatMap(doubled),
    ...[...word].map(
      (_, index) =>
        word.slice(0, index + 1) + word.charAt(index + 2) + word.charAt(index + 1) + word.slice(index + 3),
    ),
  ];
}

/** A letter missing, one too many, or a wrong one. The first letter is right, or missing. */
function oneLetterAway(word: string): string[] {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const places = [...word].map((_, index) => [word.slice(0, index + 1), word.slice(index + 1)] as const);
  return [
    ...places.flatMap(([start, end]) => letters.map((letter) => start + letter + end)),
    ...places.map(([start, end]) => start + end.slice(1)),
    ...places.flatMap(([start, end]) => letters.map((letter) => start + letter + end.slice(1))),
    ...letters.map((letter) => letter + word),
  ];
}

/** The Australian forms that an American spelling may have. */
function toAustralianSpelling(word: string): string[] {
  return [
    word.replace(/iz(?=e|i|a)/, 'is'),
    word.replace(/yz(?=e|i)/, 'ys'),
    word.replace(/or(?=$|s|e|i|a|l|f)/, 'our'),
    word.replace(/er$/, 're'),
    word.replace(/^gray/, 'grey'),
    word.replace(/ense$/, 'ence'),
    word.replace(/og(?=$|s|e)/, 'ogue'),
    word.replace(/l(?=ed$|ing$|er$|ment$|ful)/, 'll'),
  ].filter((form) => form !== word);
}
