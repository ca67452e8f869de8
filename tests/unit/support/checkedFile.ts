import { VFile } from 'vfile';
import { compareMessage } from 'vfile-sort';
import { expect } from 'vitest';
import { checkDocument } from '@/lib/check/checkDocument';
import type { Collection } from '@/lib/content/collection';
import { articles } from '@/lib/content/collections/articles';
import { decode } from '@/lib/content/decode';
import type { Message } from '@/lib/content/messages';
import { parseDocument } from '@/lib/content/parse';

export { articles };

/** A file with its document. */
export function parsed(file: VFile, collection: Collection): VFile {
  file.data.document = parseDocument(file, collection);
  return file;
}

/** The messages about a text. */
export function messagesAbout(source: string, collection: Collection, path = `file${collection.extension}`) {
  return checkDocument(parsed(new VFile({ path, value: source }), collection)).messages.sort(compareMessage);
}

/** The messages about a file, its encoding included. */
export function messagesAboutBytes(bytes: Buffer, collection: Collection): Message[] {
  const file = new VFile({ path: `file${collection.extension}` });
  if (decode(file, bytes)) checkDocument(parsed(file, collection));
  return file.messages;
}

/** Every message has a place in the file and a text without the words of programs. */
export function expectSound(text: string, messages: readonly Message[]) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const { line = 0, column = 0, reason } of messages) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[line - 1] as string).length + 1);
    expect(reason).toMatch(/\S/);
    expect(reason).not.toMatch(/\bundefined\b|\[object|\bNaN\b|Invalid input|RegExp|stack/);
  }
}
