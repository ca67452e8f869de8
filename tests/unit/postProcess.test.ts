import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { filesBelow } from '@/lib/node/files';
import { postProcess } from '@/tools/build/post-process/postProcess';
import { temporaryFolder } from './support/folders';

const script = '<script src="/_next/static/chunks/main.js" async=""></script>';

const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}${script}</body></html>`;

/** Files that the site keeps. */
const kept = {
  'index.html': page('<p>Home</p>'),
  'about.html': page('<p>About</p>'),
  'news-insights/an-article.html': page('<div data-island="news"></div>'),
  '404.html': page('<p>Not found</p>'),
  '2026-outlook.html': page('<p>Outlook</p>'),
  'robots.txt': 'User-agent: *',
  'llms.txt': '# Site',
  'feed.xml': '<rss/>',
  '.nojekyll': '',
};

/** Files that only Next.js's client code requests. */
const surplus = {
  'index.txt': 'page data',
  'about.txt': 'page data',
  'about/__next._full.txt': 'page data',
  '__next._tree.txt': 'page data',
  'news-insights/an-article.txt': 'page data',
  '404.txt': 'page data',
  '_not-found.html': page('<p>Not found</p>'),
  '_not-found.txt': 'page data',
  '_not-found/__next._full.txt': 'page data',
  '_next/static/chunks/main.js': 'run()',
  '_next/static/export/_buildManifest.js': 'run()',
  '_next/static/css/a.css': '.a{color:red}',
};

async function processed(files: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder(files);
  await postProcess(folder);
  return folder;
}

const readFrom = (folder: string, name: string) => readFile(join(folder, name), 'utf8');

test('files that a new Next.js could add stop the build by name', async () => {
  const names = ['500.html', '_next/server/app.js', '_next/static/media/a.woff2'];
  const added = Object.fromEntries(names.map((name) => [name, page('')]));
  await expect(processed({ ...kept, ...added })).rejects.toThrow(
    `Unexpected files in Next.js's export: ${names.join(', ')}. If visitors need them, list them in`,
  );
});

describe('the post-processed export', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await processed({ ...kept, ...surplus });
  });

  test("keeps the pages and the site's own files", async () => {
    expect(await filesBelow(folder)).toEqual(expect.arrayContaining(Object.keys(kept)));
    for (const name of ['robots.txt', 'llms.txt', 'feed.xml'] as const) {
      expect(await readFrom(folder, name)).toBe(kept[name]);
    }
  });

  test('has no files that only Next.js uses', async () => {
    const left = await filesBelow(folder);
    expect(Object.keys(surplus).filter((name) => left.includes(name))).toEqual([]);
  });

  test('has every page processed, in folders too', async () => {
    for (const name of Object.keys(kept).filter((candidate) => candidate.endsWith('.html'))) {
      expect(await readFrom(folder, name), name).not.toContain('/_next/static/chunks');
    }
    expect(await readFrom(folder, 'about.html')).toContain('<body><p>About</p></body>');
  });

  test('loads islands from an existing file, only on pages with an island', async () => {
    const article = await readFrom(folder, 'news-insights/an-article.html');
    const [url = ''] = /\/assets\/news\.client-\w+\.js/.exec(article) ?? [];
    expect(await filesBelow(folder)).toContain(url.slice(1));
    expect(await readFrom(folder, 'about.html')).not.toContain('/assets/');
  });
});

test('an error names the page', async () => {
  const files = { ...kept, 'news-insights/an-article.html': page('<script>window.tracker = 1</script>') };
  await expect(processed(files)).rejects.toThrow(/an-article\.html.*window\.tracker/s);
});
