import { distance } from 'fastest-levenshtein';

/** The candidate closest to a misspelt word; undefined if none is close enough. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // The time grows with the product of the lengths.
  if (word.length > 100) return undefined;
  const plain = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '');
  const limit = Math.min(3, Math.max(1, Math.floor(word.length / 3)));
  const [best] = candidates
    .map((candidate) => ({ candidate, edits: edits(plain(word), plain(candidate)) }))
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

/** The edit distance; two swapped letters count as less than one wrong letter. */
function edits(word: string, other: string): number {
  const count = distance(word, other);
  const isSwap = count === 2 && word.length === other.length && sortedLetters(word) === sortedLetters(other);
  return isSwap ? 0.5 : count;
}

function sortedLetters(word: string): string {
  return [...word].sort().join('');
}
