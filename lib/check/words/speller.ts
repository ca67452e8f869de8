import dictionary from 'dictionary-en-au';
import nspell from 'nspell';

export type Speller = {
  isCorrect(word: string): boolean;
};

// Not retext-spell: it takes 10 s for 1,000 articles instead of 1 s, and reports names.
// Loading the dictionary takes half a second, so it is loaded once, when first needed.
let australian: ReturnType<typeof nspell> | undefined;

/** A speller for Australian English and the words of a list, one per line. */
export function australianSpeller(list: string): Speller {
  const text = new TextDecoder();
  australian ??= nspell(text.decode(dictionary.aff), text.decode(dictionary.dic));
  const dictionarySpeller = australian;
  const ownWords = new Set(list.split('\n'));
  const cache = new Map<string, boolean>();
  return {
    isCorrect(word) {
      const cached = cache.get(word);
      if (cached !== undefined) return cached;
      const straight = word.replaceAll('’', "'");
      const result = [straight, straight.replace(/'s$/, '')].some(
        (form) => ownWords.has(form) || ownWords.has(form.toLowerCase()) || dictionarySpeller.correct(form),
      );
      cache.set(word, result);
      return result;
    },
  };
}
