import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeRedirects } from '@/tools/finish/redirects';
import { temporaryFolder } from './support/folders';

type Moved = { slug: string; aliases: string[] };

const state = vi.hoisted(() => ({ articles: [] as Moved[] }));
vi.mock('@/lib/articles', () => state);

beforeEach(() => {
  state.articles.length = 0;
});

async function redirects(...articles: Moved[]): Promise<string> {
  state.articles.push(...articles);
  const folder = await temporaryFolder();
  await writeRedirects(folder);
  return readFile(join(folder, '_redirects'), 'utf8');
}

test('a former address of an article leads to the present one for good', async () => {
  expect(await redirects({ slug: 'present', aliases: ['former'] })).toBe(
    '/news-insights/former /news-insights/present 301\n',
  );
});

test('every former address of every article has a line of its own', async () => {
  const text = await redirects(
    { slug: 'one', aliases: ['one-before', 'one-before-that'] },
    { slug: 'two', aliases: [] },
    { slug: 'three', aliases: ['three-before'] },
  );
  expect(text.split('\n')).toEqual([
    '/news-insights/one-before /news-insights/one 301',
    '/news-insights/one-before-that /news-insights/one 301',
    '/news-insights/three-before /news-insights/three 301',
    '',
  ]);
});

test('articles that never moved leave the file empty', async () => {
  expect(await redirects({ slug: 'one', aliases: [] })).toBe('');
});

test('a file from before is written anew', async () => {
  const folder = await temporaryFolder({ _redirects: '/old /new 301\n' });
  await writeRedirects(folder);
  expect(await readFile(join(folder, '_redirects'), 'utf8')).toBe('');
});
