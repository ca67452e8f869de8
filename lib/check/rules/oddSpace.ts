/**
 * Where a line begins with a sign and a space that only looks like one, as word processors and web pages
 * write it: Markdown takes none but the ordinary space and the tab. The column counts from 1.
 */
export function oddSpaceBehind(
  sign: RegExp,
  text: string,
): { column: number; sign: string; code: string } | undefined {
  const [, indent, found, space] = new RegExp(`^(\\s*)(${sign.source})([^\\S \\t])`).exec(text) ?? [];
  if (indent === undefined || found === undefined || space === undefined) return undefined;
  const code = space.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return { column: indent.length + 1, sign: found, code: `U+${code}` };
}
