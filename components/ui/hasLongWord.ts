/** Whether a heading has a word of 13 letters or more, for which a large size leaves no room in a narrow column. */
export function hasLongWord(heading: string): boolean {
  return /\p{L}{13}/u.test(heading);
}
