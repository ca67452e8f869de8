/** In characters; a longer line is a paragraph. */
const maxLength = 80;

/** Whether a line of plain text could be a heading: short, with a capital or a digit at its start and no full stop at its end. */
export function couldBeHeading(text: string): boolean {
  return (
    text.length <= maxLength &&
    /^["'“‘*_]*[\p{Lu}\p{N}].*[^\s.!…:;,|]\s*$/u.test(text) &&
    !text.includes('\t')
  );
}
