import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { budgets, overBudget } from '@/tools/build/post-process/budgets';
import { elementsOf, parse } from '@/tools/build/post-process/dom';

/** Random letters, of which gzip makes three quarters of a byte each. */
const words = (letters: number) => randomBytes(Math.ceil(letters)).toString('base64').slice(0, letters);

const excessesOf = (body: string) =>
  overBudget(elementsOf(parse(`<!DOCTYPE html><html><title>A page</title><body>${body}`)));

describe('the markup of a page', () => {
  const markup = (bytes: number) => `<p class="${words(bytes)}"></p>`;

  test('has a limit, which is higher for a page with an island', () => {
    const heavy = markup(1.45 * budgets.markup);
    expect(excessesOf(heavy)).toEqual([
      expect.stringMatching(RegExp(`^\\d+ bytes of markup, the budget is ${budgets.markup}$`)),
    ]);
    expect(excessesOf(`<div data-island="contact">${heavy}</div>`)).toEqual([]);
    const island = `<div data-island="contact">${markup(2 * budgets.islandMarkup)}</div>`;
    expect(excessesOf(island)).toEqual([expect.stringContaining('bytes of markup')]);
  });

  test('does not count words, wherever writers put them', () => {
    const text = words(3 * budgets.markup);
    const body = `<p>${text}</p><img alt="${text}"><a href="mailto:?subject=${text}">Email</a><h2 id="${text}"></h2>`;
    expect(excessesOf(body)).toEqual([]);
  });
});

test('executable scripts count, data blocks do not', () => {
  const script = words(2 * budgets.scripts);
  expect(excessesOf(`<script>${script}</script>`)).toEqual([expect.stringContaining('bytes of scripts')]);
  expect(excessesOf(`<script type="application/json">${script}</script>`)).toEqual([]);
});

test('each file of a page counts as one request', () => {
  const picture = (number: number) => `<img src="/drawings/${number}.svg">`;
  const pictures = Array.from({ length: budgets.requests }, (_, number) => picture(number));
  expect(excessesOf(pictures.join(''))).toEqual([expect.stringContaining('25 requests')]);
  expect(excessesOf(picture(1).repeat(100))).toEqual([]);
  const ofCategories = pictures.map((each) => each.replace('/drawings/', '/drawings/article-'));
  expect(excessesOf(ofCategories.join(''))).toEqual([]);
});
