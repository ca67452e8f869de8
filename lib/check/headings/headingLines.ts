/** In characters; a longer line is a paragraph. */
export const longestHeading = 80;

/** Whether a line of plain text could be a heading: short, with a capital or a digit at its start and no full stop at its end. */
export function couldBeHeading(text: string): boolean {
  return (
    text.length <= longestHeading &&
    /^["'“‘*_]*[\p{Lu}\p{N}].*[^\s.!…:;,|]\s*$/u.test(text) &&
    !text.includes('\t')
  );
}
