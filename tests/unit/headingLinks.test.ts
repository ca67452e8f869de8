import { expect, test } from 'vitest';
import { removeHeadingLinks } from '@/lib/text/headings/headingLinks';
import { compileHtml, compileMarkdown } from './support/compileMarkdown';

test.each<[name: string, text: string, html: string]>([
  ['a link to itself', '## Costs *and* fees', '<a href="#costs-and-fees">Costs <em>and</em> fees</a>'],
  ['no link around another', '### See [us](/about)', '<h3 id="see-us">See <a href="/about">us</a></h3>'],
  ['no link without words', '## ![](https://images.unsplash.com/photo-1)', '<h2 id=""><img'],
  ['no link beside that of a footnote', '## Costs[^1]\n\n[^1]: A.', '<h2 id="costs">Costs<sup>'],
])('a heading of a text has %s', (_, text, html) => {
  expect(compileMarkdown(text)).toContain(html);
});

test('only the links of headings to themselves are removed', () => {
  const html = '<h2 id="a"><a href="#a">A <em>b</em></a></h2><h3 id="c"><a href="#a">C</a></h3>';
  expect(compileHtml(html, [removeHeadingLinks])).toBe(
    '<h2 id="a">A <em>b</em></h2><h3 id="c"><a href="#a">C</a></h3>',
  );
});
