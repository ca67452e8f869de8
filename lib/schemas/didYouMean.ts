import { distance } from 'fastest-levenshtein';

/** The candidate closest to a misspelt word; undefined if none is close enough. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // The time grows with the product of the lengths.
  if (word.length > 100) return undefined;
  const plain = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '');
  const limit = Math.min(3, Math.ceil(word.length / 3));
  const [best] = candidates
    .map((candidate) => ({ candidate, edits: distance(plain(word), plain(candidate)) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits);
  return best?.candidate;
}

/** Asks about the candidate closest to a misspelt word, with `before` in front of it; `otherwise` if none is close enough. */
export function didYouMean(
  word: string,
  candidates: readonly string[],
  otherwise: string,
  before = '',
): string {
  const meant = nearest(word, candidates);
  return meant ? `did you mean ${before}${meant}?` : otherwise;
}
