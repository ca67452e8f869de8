/** The Unicode code of an invisible character: `U+00A0`. */
export function characterCode(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}
