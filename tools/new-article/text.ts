import { readFile } from 'node:fs/promises';
import { Unusable } from './unusable';

/** The text of a new article from a file that a writer has. Throws with what to do when it is no text. */
export async function readText(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new Unusable(
      `--text: ${path} cannot be read (${error.code === 'ENOENT' ? 'there is no such file' : error.message}).`,
    );
  });
  const text = decoded(path, bytes).replace(/\r\n?/g, '\n').trim();
  if (/^---[ \t]*\n/.test(text)) {
    throw new Unusable(
      `--text: ${path} starts with front matter (---): take it out, the flags say all that.`,
    );
  }
  return text;
}

function decoded(path: string, bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Said below, together with the other kind of file that is no text.
  }
  throw new Unusable(
    `--text: ${path} is no plain text: in your word processor, save it as text (.txt) in UTF-8.`,
  );
}
