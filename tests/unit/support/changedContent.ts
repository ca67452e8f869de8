import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { checkContent } from '@/lib/check/checkContent';
import type { Message } from '@/lib/content/messages';
import { collections } from '@/tools/collections';
import { contentCopy } from './specification';

/** A file or folder to delete, a new file, or what to replace in one that is there. */
export type Change =
  | [deleted: string]
  | [file: string, text: string | Buffer]
  | [file: string, before: string | RegExp, after: string];

/** A copy of the specification's content with the given changes, in order. */
export async function changedContent(...changes: Change[]): Promise<string> {
  const folder = await contentCopy();
  for (const [file, before, after] of changes) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    if (before === undefined) await rm(path, { recursive: true });
    else if (after === undefined) await writeFile(path, before as string | Buffer);
    else {
      const text = await readFile(path, 'utf8');
      expect(text).toMatch(before as string | RegExp);
      await writeFile(path, text.replace(before as string | RegExp, after));
    }
  }
  return folder;
}

/** A message as fixtures have it. */
export function lineOf({ line, column, fatal, reason, source, ruleId }: Message): string {
  return `${line}:${column} ${fatal ? 'error' : 'warning'} ${reason} [${source}:${ruleId}]`;
}

/** The messages about the specification's content with the given changes, each behind its file, with paths in the folder. */
export async function messagesWith(...changes: Change[]): Promise<string[]> {
  const folder = await changedContent(...changes);
  const files = await checkContent(folder, collections);
  return files.flatMap(({ path, messages }) =>
    messages.map((message) => `${path}:${lineOf(message)}`.replaceAll(join(folder, '/'), '')),
  );
}
