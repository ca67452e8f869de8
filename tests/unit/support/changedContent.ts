import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { CheckCache, checkContent } from '@/lib/check/checkContent';
import type { Message } from '@/lib/content/messages';
import { collections } from '@/tools/collections';
import { contentCopy, specification } from './specification';

/** A file or folder to delete, a new file, or what to replace in one that is there. */
export type Change =
  | [deleted: string]
  | [file: string, text: string | Buffer]
  | [file: string, before: string | RegExp, after: string];

/** A copy of the specification's content with the given changes, in order. */
export async function changedContent(...changes: Change[]): Promise<string> {
  const folder = await contentCopy();
  await change(folder, changes);
  return folder;
}

async function change(folder: string, changes: readonly Change[]): Promise<void> {
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
}

/** A message as fixtures have it. */
export function lineOf({ line, column, fatal, reason, source, ruleId }: Message): string {
  return `${line}:${column} ${fatal ? 'error' : 'warning'} ${reason} [${source}:${ruleId}]`;
}

/** The messages of the check about a folder, each behind its file, with paths in the folder. */
export async function messagesIn(folder: string, cache?: CheckCache): Promise<string[]> {
  const files = await checkContent(folder, collections, { cache });
  return files.flatMap(({ path, messages }) =>
    messages.map((message) => `${path}:${lineOf(message)}`.replaceAll(join(folder, '/'), '')),
  );
}

const cache = new CheckCache();
let folder: string | undefined;

/**
 * The messages about the specification's content with the given changes. One call at a time: all have the same folder, so
 * that the check reads a file again only if it has other bytes than in the call before.
 */
export async function messagesWith(...changes: Change[]): Promise<string[]> {
  folder ??= await contentCopy();
  await rm(folder, { recursive: true });
  await cp(specification, folder, { recursive: true });
  await change(folder, changes);
  return messagesIn(folder, cache);
}
