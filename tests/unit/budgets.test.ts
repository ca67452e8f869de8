import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { budgets, overBudget } from '@/tools/build/post-process/budgets';
import { elementsOf, parse } from '@/tools/build/post-process/dom';

/** Random letters, of which gzip makes three quarters of a byte each. */
const words = (letters: number) => randomBytes(Math.ceil(letters)).toString('base64').slice(0, letters);

const excessesOf = (file: string, body: string, sizeOf = async (_path: string) => 0) => {
  const html = `<!DOCTYPE html><html lang="en-AU"><head><title>A page</title></head><body>${body}</body></html>`;
  return overBudget(file, { elements: elementsOf(parse(html)) }, sizeOf);
};

describe('the markup of a page', () => {
  const markup = (bytes: number) => `<p class="${words(bytes)}"></p>`;

  test('has a limit, which is higher for a page with an island', async () => {
    const heavy = markup(1.45 * budgets.markup);
    expect(await excessesOf('about.html', heavy)).toEqual([
      expect.stringMatching(
        RegExp(`^about\\.html has \\d+ bytes of markup, the budget is ${budgets.markup}$`),
      ),
    ]);
    expect(await excessesOf('contact.html', `<div data-island="contact">${heavy}</div>`)).toEqual([]);
    const island = `<div data-island="contact">${markup(2 * budgets.islandMarkup)}</div>`;
    expect(await excessesOf('contact.html', island)).toEqual([expect.stringContaining('bytes of markup')]);
  });

  test('does not count words, wherever writers put them', async () => {
    const text = words(3 * budgets.markup);
    const body = `<p>${text}</p><img alt="${text}"><a href="mailto:?subject=${text}">Email</a><h2 id="${text}"></h2>`;
    expect(await excessesOf('about.html', body)).toEqual([]);
  });
});

test('executable scripts count, data blocks do not', async () => {
  const script = words(2 * budgets.scripts);
  expect(await excessesOf('index.html', `<script>${script}</script>`)).toEqual([
    expect.stringContaining('bytes of scripts'),
  ]);
  expect(await excessesOf('index.html', `<script type="application/json">${script}</script>`)).toEqual([]);
});

test('each file of a page counts as one request', async () => {
  const picture = (number: number) => `<img src="/drawings/${number}.svg">`;
  const pictures = Array.from({ length: budgets.requests }, (_, number) => picture(number));
  expect(await excessesOf('index.html', pictures.join(''))).toEqual([expect.stringContaining('25 requests')]);
  expect(await excessesOf('index.html', picture(1).repeat(100))).toEqual([]);
  const ofCategories = pictures.map((each) => each.replace('/drawings/', '/drawings/article-'));
  expect(await excessesOf('index.html', ofCategories.join(''))).toEqual([]);
});
