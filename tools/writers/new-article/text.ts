import { readFile } from 'node:fs/promises';
import { InputError } from './inputError';

/** The text of a new article from a file. Throws if it is not plain text. */
export async function readText(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new InputError(
      `--text: ${path} cannot be read (${error.code === 'ENOENT' ? 'there is no such file' : error.message}).`,
    );
  });
  const text = decoded(path, bytes).replace(/\r\n?/g, '\n').trim();
  if (/^---[ \t]*\n/.test(text)) {
    throw new InputError(`--text: ${path} starts with front matter (---): delete it and use flags instead.`);
  }
  return text;
}

function decoded(path: string, bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Reported below, like a file with NUL bytes.
  }
  throw new InputError(
    `--text: ${path} is not plain text: in your word processor, save it as text (.txt) in UTF-8.`,
  );
}
