/** A Markdown file in which carriage returns alone end the lines of the text, but not those around its fields. */
export function withCarriageReturns(source: string): string {
  const start = source.indexOf('\n---\n') + '\n---\n'.length;
  return source.slice(0, start) + source.slice(start).replaceAll('\n', '\r');
}
