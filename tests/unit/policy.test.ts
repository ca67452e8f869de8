import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { elementsOf, parse } from '@/tools/build/post-process/dom';
import { policyOf } from '@/tools/build/post-process/policy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const island = '<div data-island="news"></div>';

/** The directives of a page's policy with their values. */
function directivesOf(
  html: string,
  { connect = [] as string[], images = [] as string[], articleStyles = [] as string[] } = {},
): Record<string, string[]> {
  const policy = policyOf(elementsOf(parse(html)), { connect, images, articleStyles });
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

test('an empty page allows only its own pictures, fonts and manifest', () => {
  expect(directivesOf('<p>Text</p>')).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'none'"],
    'style-src': ["'none'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
});

test('pictures of other origins are allowed where documents show them', () => {
  const images = ['https://images.unsplash.com'];
  expect(directivesOf('<p>Text</p>', { images })['img-src']).toEqual(["'self'", ...images]);
});

describe('scripts', () => {
  test('of every type that browsers process are allowed by their hashes', () => {
    const text = '\n if(1<2&&"é"!=="</b>")run() ';
    const scripts = `<script>${text}</script><script type="">2</script><script type="module">3</script><script type="speculationrules">{}</script>`;
    expect(directivesOf(scripts)['script-src']).toEqual([text, '2', '3', '{}'].map(hash));
  });

  test('in files are allowed only if there is an island', () => {
    expect(directivesOf(`<script>1</script>${island}`)['script-src']).toEqual([hash('1'), "'self'"]);
  });
});

describe('styles', () => {
  test('are allowed by their hashes, also those of elements for browsers without scripts', () => {
    const styles = '<style>p > b{color:red}</style><noscript><b>No</b><style>i{}</style></noscript><b>i</b>';
    expect(directivesOf(styles)['style-src']).toEqual(['p > b{color:red}', 'i{}'].map(hash));
  });
});

test('only pages with a form may connect to its endpoint', () => {
  const connect = ['https://forms.example', 'https://news.example:8443'];
  expect(directivesOf(island, { connect })['connect-src']).toEqual(["'self'", ...connect]);
  expect(directivesOf('<p>Text</p>', { connect })['connect-src']).toEqual(["'self'"]);
});
