import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '@/lib/node/files';
import { postProcess } from '@/tools/build/post-process/postProcess';
import { temporaryFolder } from './support/folders';

const script = '<script src="/_next/static/chunks/main.js" async=""></script>';

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}${script}</body></html>`;

/** Files that the site keeps. */
const kept = {
  'index.html': page('<p>Home</p>'),
  'news-insights/an-article.html': page('<div data-island="news"></div>'),
  '404.html': page('<p>Not found</p>'),
  'robots.txt': 'User-agent: *',
  'feed.xml': '<rss/>',
  '.nojekyll': '',
};

/** Files that only Next.js's client code requests. */
const surplus = {
  'index.txt': 'page data',
  'about/__next._full.txt': 'page data',
  'news-insights/an-article.txt': 'page data',
  '_not-found.html': page('<p>Not found</p>'),
  '_next/static/chunks/main.js': 'run()',
  '_next/static/css/a.css': '.a{color:red}',
};

async function processed(files: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder(files);
  await postProcess(folder);
  return folder;
}

test('the export keeps its pages and files, and none that only Next.js uses; islands load an existing file', async () => {
  const folder = await processed({ ...kept, ...surplus });
  const text = (name: string) => readFile(join(folder, name), 'utf8');
  const left = await filesBelow(folder);
  expect(left).toEqual(expect.arrayContaining(Object.keys(kept)));
  expect(Object.keys(surplus).filter((name) => left.includes(name))).toEqual([]);
  expect(await text('robots.txt')).toBe(kept['robots.txt']);
  expect(await text('index.html')).toContain('<body><p>Home</p></body>');
  const article = await text('news-insights/an-article.html');
  expect(article).not.toContain('/_next/');
  expect(left).toContain(/\/(assets\/news\.client-\w+\.js)/.exec(article)?.[1]);
});

test('files that a new Next.js could add stop the build by name', async () => {
  const files = { ...kept, '500.html': page(''), '_next/server/app.js': '' };
  await expect(processed(files)).rejects.toThrow(
    "Unexpected files in Next.js's export: 500.html, _next/server/app.js.",
  );
});
