const listed = new Intl.ListFormat('en-AU');

/** The end of a message about other lines with the same problem; empty without any. */
export function alsoOn(lines: readonly number[]): string {
  return lines.length > 0 ? `, also on ${lineNumbers(lines)}` : '';
}

/** Line numbers in words: `line 12`, `lines 12, 14 and 15`, `lines 12, 14 and 30 more`. */
function lineNumbers(lines: readonly number[]): string {
  const shown = lines.length > 10 ? [...lines.slice(0, 8), `${lines.length - 8} more`] : lines;
  return `${lines.length === 1 ? 'line' : 'lines'} ${listed.format(shown.map(String))}`;
}
