import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '@/lib/check/checkContent';
import { callTool } from './callTool';

export const picture = 'https://images.unsplash.com/photo-1521791136064-7986c2920216';

/** Flags of an article that passes the check. */
export const given = {
  '--title': 'Payday super: what changes',
  '--category': '3',
  '--excerpt': 'What changes when super is due with every pay.',
  '--image': picture,
  '--image-alt': 'Two people shaking hands after a meeting',
} as Record<string, string>;

export const slug = 'payday-super-what-changes';

/** Runs the program with flags, some of them changed; undefined leaves one out. */
export function run(cwd: string, changes: Record<string, string | undefined> = {}, ...more: string[]) {
  const flags = Object.entries({ ...given, ...changes });
  const args = flags.flatMap(([flag, value]) => (value === undefined ? [] : [flag, value]));
  return callTool('writers/new-article/main.ts', { args: [...args, ...more], cwd });
}

export function articleIn(folder: string, name = slug): Promise<string> {
  return readFile(join(folder, 'content/articles', `${name}.md`), 'utf8');
}

/** The check's messages about one article of a folder. */
export async function messagesAbout(folder: string, name = slug) {
  const files = await checkContent(join(folder, 'content'));
  return files.filter(({ stem }) => stem === name).flatMap(({ messages }) => messages);
}
