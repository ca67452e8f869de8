/** A list in content/ of correct words that the dictionary does not have, one per line. */
export const wordListFile = 'words.txt';

/** The words of a list: one per line, without comments. */
export function wordsOf(list: string): Set<string> {
  const lines = list.split(/\r?\n/).map((line) => line.replace(/^\uFEFF|#.*/g, '').trim());
  return new Set(lines.filter(Boolean));
}
