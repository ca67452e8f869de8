import { describe, expect, test } from 'vitest';
import { postProcessPage } from '@/tools/build/post-process/page';

const bootstrap = '<script src="/_next/static/chunks/main.js" async=""></script>';
const flight = '<script>self.__next_f.push([1,"0:{}"])</script>';
const island = '<div data-island="news"><p class="x-3 a">Three</p></div>';

/** The head and the body of a page after post-processing, as Next.js exports it. */
function processed({ head = '', body = '', scripts = bootstrap + flight }) {
  const page = `<!DOCTYPE html><html lang="en-AU"><head>${head}</head><body>${body}${scripts}</body></html>`;
  const { html } = postProcessPage(page, {
    readDrawing: (src) => {
      throw new Error(`no drawing ${src}`);
    },
    loader: 'import("/assets/islands-1.js")',
    ...{ connect: [], images: [], articleStyles: [] },
  });
  const partOf = (name: string) => new RegExp(`<${name}>(.*)</${name}>`, 's').exec(html)?.[1] ?? '';
  return { html, head: partOf('head'), body: partOf('body') };
}

describe("Next.js's own scripts", () => {
  test.each([
    ['a chunk', '<script src="/_next/static/chunks/a-1.js" async=""></script>'],
    ['a Turbopack chunk', '<script>(globalThis["TURBOPACK"]||[]).push(1)</script>'],
    ["React's reveal of a boundary", '<script>$RC("B:0","S:0")</script>'],
  ])('%s is removed', (_, script) => {
    const { html, body } = processed({ body: '<p>Text</p>', scripts: script + flight });
    expect(html).not.toContain('<script');
    expect(body).toBe('<p>Text</p>');
  });

  test('are required: a page without any of them throws', () => {
    expect(() => processed({ scripts: '' })).toThrow(/Next\.js's scripts were not found/);
  });

  test.each([
    [
      'an unknown script',
      { body: '<script src="https://cdn.example/a.js"></script>' },
      /cdn\.example\/a\.js/,
    ],
    [
      'unmarked data',
      { body: '<script type="application/ld+json">{"a":1}</script>' },
      /unknown script.*"a":1/s,
    ],
    ['a remaining chunk', { head: '<link rel="prefetch" href="/_next/static/chunks/a.js">' }, /is left/],
    ['a style sheet', { head: '<link rel="stylesheet" href="/_next/static/css/a.css">' }, /style sheet/],
  ])('%s throws', (_, parts, message) => {
    expect(() => processed(parts)).toThrow(message);
  });
});

describe('styles', () => {
  test('decide which classes are kept: those with a rule, and all in islands', () => {
    const head = '<style>.a{color:red}</style>';
    const { body } = processed({ head, body: `<p class="x-1 a">One</p><p class="x-2">Two</p>${island}` });
    expect(body).toBe(`<p class="a">One</p><p>Two</p>${island}`);
  });
});

test("React's markers are removed together with the hidden placeholder, but nothing in an island", () => {
  const marked = '<div data-island="news"><div hidden=""></div></div>';
  const { body } = processed({ body: `<div hidden=""><!--$--><!--/$--></div><p>Text</p>${marked}` });
  expect(body).toBe(`<p>Text</p>${marked}`);
});
