import { describe, expect, test } from 'vitest';
import { type PageInputs, postProcessPage } from '@/tools/build/post-process/page';

const bootstrap = '<script src="/_next/static/chunks/main.js" async=""></script>';
const flight = '<script>self.__next_f.push([1,"0:{}"])</script>';

type Parts = { head?: string; body?: string; scripts?: string };

/** Post-processes a page as Next.js exports it. */
function page({ head = '', body = '', scripts = bootstrap + flight }: Parts = {}): string {
  return `<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8">${head}</head><body>${body}${scripts}</body></html>`;
}

const inputs: PageInputs = {
  readDrawing: (src) => {
    throw new Error(`no drawing ${src}`);
  },
  loader: 'import("/assets/islands-1.js")',
  connect: [],
  images: [],
  articleStyles: [],
};

const processed = (parts: Parts, changed: Partial<PageInputs> = {}) =>
  postProcessPage(page(parts), { ...inputs, ...changed }).html;

const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(html)?.[1] ?? '';
const headOf = (html: string) => /<head>(.*)<\/head>/s.exec(html)?.[1] ?? '';
const count = (html: string, part: string) => html.split(part).length - 1;

describe("Next.js's own scripts", () => {
  test.each([
    ['a chunk', '<script src="/_next/static/chunks/a-1.js" async=""></script>'],
    ['the start of page data', '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'],
    ['a Turbopack chunk', '<script>(globalThis["TURBOPACK"]||[]).push(1)</script>'],
    ["React's reveal of a boundary", '<script>$RC("B:0","S:0")</script>'],
    ["React's timing", '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>'],
  ])('%s is removed', (_, script) => {
    const html = processed({ body: '<p>Text</p>', scripts: script + flight });
    expect(html).not.toContain('<script');
    expect(bodyOf(html)).toBe('<p>Text</p>');
  });

  test('are not preloaded either', () => {
    const html = processed({
      head: '<link rel="preload" as="script" fetchpriority="low" href="/_next/static/chunks/a.js">',
    });
    expect(html).not.toContain('<link');
  });

  test('are required: a page without any of them throws', () => {
    expect(() => processed({ scripts: '' })).toThrow(/Next\.js's scripts were not found/);
  });

  test.each([
    ['from another URL', '<script src="https://cdn.example/a.js"></script>', /https:\/\/cdn\.example\/a\.js/],
    ['of structured data without data-own', '<script type="application/ld+json">{"a":1}</script>', /"a":1/],
  ])('an unknown script %s throws an error that quotes it', (_, script, quoted) => {
    expect(() => processed({ body: script })).toThrow(/unknown script/);
    expect(() => processed({ body: script })).toThrow(quoted);
  });

  test.each([
    ['a remaining script', '<link rel="prefetch" href="/_next/static/chunks/a.js">'],
    ['a linked style sheet, which is not served', '<link rel="stylesheet" href="/_next/static/css/a.css">'],
  ])('%s throws', (_, head) => {
    expect(() => processed({ head })).toThrow(
      /part of Next\.js's scripts is left, or a link to a style sheet/,
    );
  });
});

describe("the site's own scripts", () => {
  test('are kept in place', () => {
    const own = '<script data-own="frame">if(1<2&&"a"!=="b")run()</script>';
    expect(bodyOf(processed({ body: `<p>One</p>${own}<p>Two</p>` }))).toBe(`<p>One</p>${own}<p>Two</p>`);
  });
});

describe('styles', () => {
  test('are merged into one block at the end of the head, in the order of the document', () => {
    const html = processed({
      head: '<style>.a{color:red}</style><title>T</title>',
      body: '<style>.b{color:green}</style><p>Text</p><div><style>.c{color:#00f}</style></div>',
    });
    expect(headOf(html)).toMatch(/<title>T<\/title><style>[^<]*<\/style>$/);
    expect(count(html, '<style')).toBe(1);
    expect(html.indexOf('.a{')).toBeLessThan(html.indexOf('.b{'));
    expect(html.indexOf('.b{')).toBeLessThan(html.indexOf('.c{'));
    expect(bodyOf(html)).toBe('<p>Text</p><div></div>');
  });

  test('decide which classes are kept: those with a rule, and all in islands', () => {
    const html = processed({
      head: '<style>.a{color:red}</style>',
      body: '<p class="x-1 a">One</p><p class="x-2">Two</p><div data-island="news"><p class="x-3 a">Three</p></div>',
    });
    expect(html).toContain('<p class="a">One</p><p>Two</p>');
    expect(html).toContain('<p class="x-3 a">Three</p>');
  });

  test('have short names where styled-components made them, but not in islands', () => {
    const html = processed({
      head: '<style>.gXyZa{color:red}.hXyZb:hover{color:blue}.jXyZd{gap:0}.a .iXyZc,.note{color:green}</style>',
      body:
        '<p class="c012345 gXyZa">One</p><p class="note c123456 c234567 hXyZb jXyZd">Two</p><p class="c345678 iXyZc">Three</p>' +
        '<div data-island="news"><p class="c345678 iXyZc">Four</p></div>',
    });
    expect(html).toContain(
      '<style>.b{color:red}.c:hover{color:#00f}.d{gap:0}.a .iXyZc,.note{color:green}</style>',
    );
    expect(bodyOf(html)).toBe(
      '<p class="b">One</p><p class="note c d">Two</p><p class="iXyZc">Three</p>' +
        '<div data-island="news"><p class="c345678 iXyZc">Four</p></div>',
    );
  });

  test('keep unused custom properties only if there is an island', () => {
    const head = '<style>:root{--used:red;--spare:blue}.a{color:var(--used)}</style>';
    expect(processed({ head })).toContain('<style>:root{--used:red}');
    expect(processed({ head, body: '<div data-island="news"></div>' })).toContain('--spare:blue');
  });
});

describe("React's markers", () => {
  test('are removed together with the hidden placeholder', () => {
    expect(bodyOf(processed({ body: '<div hidden=""><!--$--><!--/$--></div><p>Text</p>' }))).toBe(
      '<p>Text</p>',
    );
  });

  test('inside an island include an empty hidden element', () => {
    const island = '<div data-island="news"><div hidden=""></div></div>';
    expect(bodyOf(processed({ body: island }))).toBe(island);
  });
});

describe('the loader', () => {
  test('is once in the head of a page with islands', () => {
    const html = processed({ body: '<div data-island="news"></div><div data-island="contact"></div>' });
    expect(headOf(html)).toMatch(/<script>import\("\/assets\/islands-1\.js"\)<\/script>$/);
    expect(count(html, '<script')).toBe(1);
  });
});

describe('the rest of a page', () => {
  test.each([
    ['entities', '<p>Fish &amp; chips &lt;now&gt; 5&nbsp;%</p>'],
    ['spaces and line breaks', '<p>one  two\n   three</p><pre>a\n  b\n</pre>'],
  ])('keeps %s', (_, body) => {
    expect(bodyOf(processed({ body }))).toBe(body);
  });

  test('keeps its doctype, language, title and links in their order', () => {
    const head = '<title>A &amp; B</title><link rel="canonical" href="https://site.example/a?b=1&amp;c=2">';
    const html = processed({ head });
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-AU"><head><meta charset="utf-8">/);
    expect(headOf(html)).toContain(head);
  });
});
