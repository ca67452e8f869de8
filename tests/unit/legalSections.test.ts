import { expect, test } from 'vitest';
import { contentsOf } from '@/lib/text/headings/headings';
import { mdxParser } from '@/lib/text/markdownParser';
import { compileMarkdown } from './support/compileMarkdown';

/** Compiled with the plugins of articles, which give headings the ids of the legal pages. */
test.each<[name: string, markdown: string, ...headings: string[]]>([
  ['marks and figures', "## What's new in 2025? (Part 1)\n", "What's new in 2025? (Part 1)"],
  [
    'repeated headings of any level',
    '# Changes\n\n## Changes\n\n### Changes\n\n## Changes\n',
    'Changes',
    'Changes',
  ],
  ['Windows line endings', '## One\r\n\r\nText\r\n\r\n## Two\r\n', 'One', 'Two'],
  [
    'emphasis and a link',
    '## What **we** do, see [our terms](/terms-of-service)\n',
    'What we do, see our terms',
  ],
  ['a line of code that looks like one', '```\n## not a heading\n```\n\n## One\n', 'One'],
  ['the name of a part of the page', '## Main\n\n## Main\n', 'Main', 'Main'],
  ['a picture', '## See ![a chart](https://images.unsplash.com/photo-1) here\n', 'See  here'],
  ['a hard line break', 'Costs\\\nand fees\n---\n', 'Costs\nand fees'],
  ['a heading in a quotation', '> ## Changes\n\n## Changes\n', 'Changes', 'Changes'],
  ['a footnote', '## Changes[^1]\n\n[^1]: A note.\n', 'Changes'],
  ['no heading of level 2', 'Text\n\n### Lower\n'],
])('the sections of a legal text are the headings of its page: %s', (_, markdown, ...headings) => {
  const ids = [...compileMarkdown(markdown).matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
  expect(contentsOf(mdxParser.parse(markdown))).toEqual(
    headings.map((heading, index) => ({ id: ids[index], heading })),
  );
});

test('the sections of a legal text leave out comments', () => {
  const mdx = '{/*\n## Consent\n\nThe former wording.\n*/}\n\n## Consent{/* was: Permission */}\n';
  expect(contentsOf(mdxParser.parse(mdx))).toEqual([{ id: 'consent', heading: 'Consent' }]);
});
