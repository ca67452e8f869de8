import { expect } from 'vitest';
import { checkDocument } from '@/lib/check/checkDocument';
import { decode } from '@/lib/check/decode';
import type { Problem } from '@/lib/check/problem';
import { australianSpeller } from '@/lib/check/spelling';
import { type Collection, collectionOf } from '@/lib/schema/collections';

export const articles = collectionOf('Article');
export const speller = australianSpeller('');

/** What the check finds in a file, its bytes included. */
export function problemsOf(bytes: Buffer, collection: Collection): Problem[] {
  const { source, findings } = decode(bytes);
  const path = `file${collection.ending}`;
  const found = findings.map((finding) => ({ path, ...finding }));
  if (source === undefined) return found;
  return [...found, ...checkDocument(path, source, collection, speller).problems];
}

/** Every problem stands in the file, says something, and does so without the words of programs. */
export function expectSound(text: string, problems: Problem[]) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const { line, column, message } of problems) {
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(column).toBeLessThanOrEqual((lines[line - 1] as string).length + 1);
    expect(message).toMatch(/\S/);
    expect(message).not.toMatch(/\bundefined\b|\[object|\bNaN\b|Invalid input|RegExp|stack/);
  }
}
