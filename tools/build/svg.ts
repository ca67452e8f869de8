import sharp from 'sharp';

/** Throws unless a generated SVG is well-formed XML, because browsers show nothing of a malformed file. */
export async function requireWellFormed(name: string, svg: string): Promise<void> {
  try {
    // Its parser, libxml2, is strict; parse5 and most XML parsers on npm accept errors that browsers reject.
    await sharp(Buffer.from(svg)).metadata();
  } catch (error) {
    throw new Error(`${name} is not well-formed SVG: ${reasonOf(error as Error, svg)}`);
  }
}

function reasonOf({ message }: Error, svg: string): string {
  const [, line, column, reason = message] = /on line (\d+) column (\d+) of data: (.*)/s.exec(message) ?? [];
  if (line === undefined) return message;
  const text = svg.split('\n')[Number(line) - 1] ?? '';
  const end = Number(column);
  return `${reason.trim()}, near ${text.slice(Math.max(0, end - 60), end + 20)}`;
}
