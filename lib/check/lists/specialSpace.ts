/**
 * Finds a special space, such as a no-break space, after characters at the start of a line. Markdown accepts only
 * the ordinary space and the tab. The column counts from 1.
 */
export function specialSpaceAfter(
  characters: RegExp,
  text: string,
): { column: number; characters: string; space: string } | undefined {
  const [, indent, found, space] = new RegExp(`^(\\s*)(${characters.source})([^\\S \\t])`).exec(text) ?? [];
  if (indent === undefined || found === undefined || space === undefined) return undefined;
  return { column: indent.length + 1, characters: found, space };
}
