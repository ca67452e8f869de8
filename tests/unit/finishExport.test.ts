import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { finishExport } from '@/tools/finish/finish';
import { temporaryFolder } from './support/folders';

const script = '<script src="/_next/static/chunks/main.js" async=""></script>';

const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}${script}</body></html>`;

/** A small export with every kind of file that Next.js writes. */
const files = {
  'index.html': page('<p>Home</p>', '<link rel="stylesheet" href="/_next/static/css/a.css">'),
  'index.txt': 'page data',
  'about.html': page('<p>About</p>'),
  'about.txt': 'page data',
  'about/__next._full.txt': 'page data',
  '__next._tree.txt': 'page data',
  'news-insights/an-article.html': page('<div data-island="news"></div>'),
  'news-insights/an-article.txt': 'page data',
  '404.html': page('<p>Not found</p>'),
  '404.txt': 'page data',
  '_not-found.html': page('<p>Not found</p>'),
  '_not-found.txt': 'page data',
  '_not-found/__next._full.txt': 'page data',
  '_next/static/chunks/main.js': 'run()',
  '_next/static/export/_buildManifest.js': 'run()',
  '_next/static/css/a.css': '@font-face{font-family:a;src:url(../media/a.woff2)}.a{color:red}',
  '_next/static/media/a.woff2': 'font',
  'robots.txt': 'User-agent: *',
  'llms.txt': '# Site',
  'feed.xml': '<rss/>',
  'drawings/plan.svg': '<svg/>',
};

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

const readFrom = (folder: string, name: string) => readFile(join(folder, name), 'utf8');

describe('the finished export', { timeout: 30_000 }, () => {
  test("holds the pages, the site's own files and the fonts, and nothing for Next.js alone", async () => {
    const folder = await temporaryFolder(files);
    await finishExport(folder);
    const left = await filesOf(folder);
    expect(left.filter((name) => !name.startsWith('assets/'))).toEqual([
      '404.html',
      '_next/static/media/a.woff2',
      'about.html',
      'drawings/plan.svg',
      'feed.xml',
      'index.html',
      'llms.txt',
      'news-insights/an-article.html',
      'robots.txt',
    ]);
    for (const name of ['robots.txt', 'llms.txt', 'feed.xml', '_next/static/media/a.woff2'] as const) {
      expect(await readFrom(folder, name)).toBe(files[name]);
    }
  });

  test('has no empty folders left', async () => {
    const folder = await temporaryFolder(files);
    await finishExport(folder);
    expect((await readdir(folder)).sort()).toEqual([
      '404.html',
      '_next',
      'about.html',
      'assets',
      'drawings',
      'feed.xml',
      'index.html',
      'llms.txt',
      'news-insights',
      'robots.txt',
    ]);
    expect(await readdir(join(folder, '_next/static'))).toEqual(['media']);
  });

  test('has every page finished, in folders too', async () => {
    const folder = await temporaryFolder(files);
    await finishExport(folder);
    for (const name of ['index.html', 'about.html', '404.html', 'news-insights/an-article.html']) {
      expect(await readFrom(folder, name)).not.toContain('/_next/static/chunks');
    }
    expect(await readFrom(folder, 'about.html')).toContain('<body><p>About</p></body>');
  });

  test('loads the islands from a file that is there, only on pages that hold one', async () => {
    const folder = await temporaryFolder(files);
    await finishExport(folder);
    const article = await readFrom(folder, 'news-insights/an-article.html');
    const [address = ''] = /\/assets\/islands\.client-\w+\.js/.exec(article) ?? [];
    expect(await filesOf(folder)).toContain(address.slice(1));
    expect(await readFrom(folder, 'about.html')).not.toContain('/assets/');
  });

  test('gives the assets the same names and bytes each time', async () => {
    const [one, two] = await Promise.all([temporaryFolder(files), temporaryFolder(files)]);
    await Promise.all([finishExport(one), finishExport(two)]);
    expect(await filesOf(one)).toEqual(await filesOf(two));
    for (const name of await filesOf(one)) {
      expect(await readFrom(one, name)).toBe(await readFrom(two, name));
    }
  });

  test.each([
    ['bare', 'url(../media/a.woff2)'],
    ['in quotation marks', 'url("../media/a.woff2")'],
    ['in apostrophes', "url('../media/a.woff2')"],
    ['absolute', 'url(/_next/static/media/a.woff2)'],
  ])('finds what a style sheet names, written %s', async (_, url) => {
    const css = `@font-face{font-family:a;src:${url} format("woff2")}`;
    const folder = await temporaryFolder({ ...files, '_next/static/css/a.css': css });
    await finishExport(folder);
    expect(await readFrom(folder, 'index.html')).toMatch(/url\("?\/_next\/static\/media\/a\.woff2"?\)/);
  });

  test.each([
    ['an address on another host', 'url(https://fonts.example/a.woff2)'],
    ['data', 'url(data:font/woff2;base64,AAAA)'],
  ])('leaves %s in a style sheet as it is', async (_, url) => {
    const css = `@font-face{font-family:a;src:${url}}`;
    const folder = await temporaryFolder({ ...files, '_next/static/css/a.css': css });
    await finishExport(folder);
    expect(await readFrom(folder, 'index.html')).toContain(url);
  });

  test('names the page when one cannot be finished', async () => {
    const body = '<script>window.tracker = 1</script>';
    const folder = await temporaryFolder({ ...files, 'news-insights/an-article.html': page(body) });
    await expect(finishExport(folder)).rejects.toThrow(/an-article\.html.*window\.tracker/s);
  });
});
