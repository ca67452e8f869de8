import { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { parseDocument } from '@/lib/content/parse';
import { headingsIn } from '@/lib/markdown/headings';
import { articles } from './support/checkedFile';
import { compileMarkdown } from './support/compileMarkdown';

/** What a page makes of a text, and where the content check takes links to lead. */
function idsOf(text: string) {
  const headings = compileMarkdown(text).matchAll(/<h[1-6](?: class="sr-only")? id="([^"]*)"/g);
  const file = new VFile({ path: 'x.md', value: `---\n---\n\n${text}\n` });
  const { tree } = parseDocument(file, articles);
  return { page: Array.from(headings, ([, id]) => id), check: tree && headingsIn(tree).map(({ id }) => id) };
}

describe('the ids of headings', () => {
  test.each<[name: string, text: string, ids: string[]]>([
    ['words', "## What's *new* in `2025`? [Ask](/contact)", ['whats-new-in-2025-ask']],
    ['headings alike', '## Costs\n\n### Costs\n\n> ## Costs', ['costs', 'costs-1', 'costs-2']],
    ['a heading that looks numbered', '## Costs 1\n\n## Costs\n\n## Costs', ['costs-1', 'costs', 'costs-2']],
    ['the name of a part of the page', '## Share', ['share-1']],
    ['Windows line endings', '## One\r\n\r\nText\r\n\r\n## Two', ['one', 'two']],
    ['a line of code that looks like one', '```\n## Zero\n```\n\n## One', ['one']],
    ['a picture', '## A ![view](https://images.unsplash.com/photo-1 "t") b', ['a--b']],
    ['a footnote that nothing refers to', '## Rates\n\n[^1]: ## Costs', ['rates']],
  ])('are the same on the page and in the check: %s', (_, text, ids) => {
    expect(idsOf(text)).toEqual({ page: ids, check: ids });
  });

  test('leave out footnote numbers', () => {
    const { page, check } = idsOf('## Costs[^b]\n\n## Prices[^a] and fees[^b]\n\n[^a]: A.\n\n[^b]: B.');
    expect(page).toEqual(['costs', 'prices-and-fees', 'footnote-label']);
    expect(check).toEqual(['costs', 'prices-and-fees']);
  });
});
