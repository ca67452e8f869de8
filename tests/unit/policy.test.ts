import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { elementsOf, parse } from '@/tools/build/post-process/dom';
import { policyOf } from '@/tools/build/post-process/policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const island = '<div data-island="news"></div>';

/** The directives of a page's policy with their values. */
function directivesOf(
  html: string,
  { connect = [] as string[], articleStyles = [] as string[] } = {},
): Record<string, string[]> {
  const policy = policyOf(elementsOf(parse(html)), { connect, articleStyles });
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

test('a page without anything allows nothing but its own pictures, fonts and manifest', () => {
  expect(directivesOf('<p>Text</p>')).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'none'"],
    'style-src': ["'none'"],
    'img-src': ["'self'", 'https://images.unsplash.com'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
});

test('images in styles are allowed where a page has a placeholder', () => {
  const placeholder = '<style>img{background-image:url("data:image/svg+xml,%3Csvg/%3E")}</style>';
  expect(directivesOf(placeholder)['img-src']).toEqual(["'self'", 'https://images.unsplash.com', 'data:']);
});

describe('scripts', () => {
  test('run by the hash of every character in them', () => {
    const text = '\n if(1<2&&"é"!=="</b>")run() ';
    expect(directivesOf(`<script>${text}</script>`)['script-src']).toEqual([hash(text)]);
  });

  test('of every type that a browser acts on are named', () => {
    const scripts =
      '<script>1</script><script type="">2</script><script type="module">3</script><script type="speculationrules">{}</script>';
    expect(directivesOf(scripts)['script-src']).toEqual(['1', '2', '3', '{}'].map(hash));
  });

  test('that are data are not', () => {
    const data =
      '<script type="application/ld+json">{}</script><script type="application/json" data-own="props">[]</script>';
    expect(directivesOf(data)['script-src']).toEqual(["'none'"]);
  });

  test('in files are trusted only where an island needs them', () => {
    expect(directivesOf('<script>1</script>')['script-src']).not.toContain("'self'");
    expect(directivesOf(`<script>1</script>${island}`)['script-src']).toEqual([hash('1'), "'self'"]);
  });
});

describe('styles', () => {
  test('apply by their hash', () => {
    expect(directivesOf('<style>p > b{color:red}</style>')['style-src']).toEqual([hash('p > b{color:red}')]);
  });

  test('that an island adds begin as an empty block', () => {
    expect(directivesOf(`<style>a{}</style>${island}`)['style-src']).toEqual([hash('a{}'), hash('')]);
  });

  test("of articles' pages are named where their texts are fetched", () => {
    const articleStyles = [hash('article{}')];
    expect(directivesOf('<style>a{}</style>', { articleStyles })['style-src']).toEqual([
      hash('a{}'),
      ...articleStyles,
    ]);
  });
});

test('forms may send to their endpoints, and only from a page that has a form', () => {
  const connect = ['https://forms.example', 'https://news.example:8443'];
  expect(directivesOf(island, { connect })['connect-src']).toEqual(["'self'", ...connect]);
  expect(directivesOf('<p>Text</p>', { connect })['connect-src']).toEqual(["'self'"]);
});

test('no page is ever given a keyword that lets in what stands nowhere in it', () => {
  const policy = policyOf(
    elementsOf(parse(`<style>a{}</style><script>1</script>${island}<b style="a:b" onclick="x()">x</b>`)),
    { connect: ['https://forms.example'], articleStyles: [hash('b')] },
  );
  expect(policy).not.toMatch(/unsafe-|strict-dynamic|wasm|\*|data:|blob:|http:|nonce-/);
});
