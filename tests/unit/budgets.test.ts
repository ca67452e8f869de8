import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { budgets, overBudget } from '@/tools/finish/budgets';
import { elementsOf, parse } from '@/tools/finish/dom';

/** Text that does not compress: as many bytes moved as it has characters, nearly. */
const words = (bytes: number) =>
  randomBytes(bytes)
    .toString('latin1')
    .replaceAll(/[<&\0\r]/g, 'x');

const excessesOf = (file: string, body: string, sizeOf = async (_path: string) => 0) => {
  const html = `<!DOCTYPE html><html lang="en-AU"><head><title>A page</title></head><body>${body}</body></html>`;
  return overBudget(file, { html, elements: elementsOf(parse(html)) }, sizeOf);
};

test('a light page keeps to every budget', async () => {
  expect(await excessesOf('about.html', '<p>Words</p><img src="/drawings/a.svg">', async () => 1000)).toEqual(
    [],
  );
});

describe('the HTML of a page', () => {
  test('may not be heavier than its kind allows', async () => {
    const heavy = `<p>${words(budgets.page + 500)}</p>`;
    expect(await excessesOf('about.html', heavy)).toEqual([
      expect.stringMatching(/^about\.html has \d+ bytes of HTML, its budget is 14336$/),
    ]);
    expect(await excessesOf('terms-of-service.html', heavy)).toEqual([]);
  });

  test("does not count an article's own text, but all around it", async () => {
    const text = words(3 * budgets.article);
    expect(await excessesOf('news-insights/a.html', `<div id="article-text">${text}</div>`)).toEqual([]);
    const [excess] = await excessesOf('news-insights/a.html', `<div id="article-text"></div><p>${text}</p>`);
    expect(excess).toContain('bytes of HTML');
  });

  test("does not count the words of an article's page either, but all that stands around them", async () => {
    const page = (around: string) => `<main><div id="article-text"></div>${around}</main>`;
    const text = words(3 * budgets.article);
    expect(await excessesOf('news-insights/a.html', page(`<p>${text}</p>`))).toEqual([]);
    const [excess] = await excessesOf(
      'news-insights/a.html',
      page(`<p title='${text.replaceAll("'", 'x')}'>`),
    );
    expect(excess).toContain('bytes of HTML');
  });

  test('may be heavier where many articles are listed', async () => {
    const cards = '<article></article>'.repeat(7) + words(budgets.page + 500);
    expect(await excessesOf('news-insights.html', `<div data-island="news">${cards}</div>`)).toEqual([]);
  });
});

test('scripts count where they run, not as data', async () => {
  const script = words(budgets.scripts + 500);
  expect(await excessesOf('index.html', `<script>${script}</script>`)).toEqual([
    expect.stringContaining('bytes of scripts'),
  ]);
  expect(await excessesOf('index.html', `<script type="application/json">${script}</script>`)).toEqual([]);
});

test('everything that a page shows counts as a request, once', async () => {
  const picture = (number: number) => `<img src="/drawings/${number}.svg">`;
  const pictures = Array.from({ length: budgets.requests }, (_, number) => picture(number));
  expect(await excessesOf('index.html', pictures.join(''))).toEqual([expect.stringContaining('25 requests')]);
  expect(await excessesOf('index.html', picture(1).repeat(100))).toEqual([]);
});

test.each([
  '<img src="https://other.example/a.png">',
  '<script src="//other.example/a.js"></script>',
  '<link rel="preconnect" href="https://other.example">',
  '<iframe src="https://other.example/"></iframe>',
  '<style>@font-face{font-family:a;src:url("https://other.example/a.woff2")}</style>',
  '<img src="https://images.unsplash.com.other.example/a.png">',
])('no other host than that of the pictures may be asked: %s', async (element) => {
  expect(await excessesOf('index.html', element)).toEqual([expect.stringContaining('other hosts')]);
});

test('pictures of the picture host and links to other sites are no such requests', async () => {
  const body = '<img src="https://images.unsplash.com/photo-1"><a href="https://other.example/">Away</a>';
  expect(await excessesOf('index.html', body)).toEqual([]);
});

test('all that a page without an island moves is summed up, fonts in its styles included', async () => {
  const font = '<style>@font-face{font-family:a;src:url(/media/a.woff2)}</style>';
  const sizeOf = async (path: string) => (path === '/media/a.woff2' ? budgets.moved : 0);
  expect(await excessesOf('index.html', font, sizeOf)).toEqual([expect.stringContaining('bytes moved')]);
  expect(await excessesOf('contact.html', `${font}<div data-island="contact"></div>`, sizeOf)).toEqual([]);
});
