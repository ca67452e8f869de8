import { expect, test } from 'vitest';
import { compileMarkdown } from './support/compileMarkdown';

test.each<[name: string, text: string, html: string]>([
  ['a link to itself', '## Costs *and* fees', '<a href="#costs-and-fees">Costs <em>and</em> fees</a>'],
  ['no link around another', '### See [us](/about)', '<h3 id="see-us">See <a href="/about">us</a></h3>'],
  ['no link without words', '## ![](https://images.unsplash.com/photo-1)', '<h2 id=""><img'],
  ['no link beside that of a footnote', '## Costs[^1]\n\n[^1]: A.', '<h2 id="costs">Costs<sup>'],
])('a heading of a text has %s', (_, text, html) => {
  expect(compileMarkdown(text)).toContain(html);
});
