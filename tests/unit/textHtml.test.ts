import { describe, expect, test } from 'vitest';
import { textHtml } from '@/lib/articles/textHtml';
import { disclaimerHtml } from '@/lib/company/disclaimer';
import { parseText } from '@/lib/text/parseText';
import { compileMarkdown } from './support/compileMarkdown';

describe('the text of an article', () => {
  test('ends with the disclaimer as text', () => {
    const disclaimer = disclaimerHtml('No <advice> & no offer.');
    expect(textHtml({ html: '<p>Text.</p>', excerpt: 'What.', disclaimer, categorySlug: 'a' })).toBe(
      '<p>Text.</p><p role="note" data-disclaimer>No &lt;advice&gt; &amp; no offer.</p>',
    );
  });

  test('is the excerpt and a notice, if there is no text', () => {
    expect(
      textHtml({ html: '', excerpt: 'A < B', disclaimer: disclaimerHtml(undefined), categorySlug: 'a' }),
    ).toBe('<p>A &lt; B</p><p data-preview>This is a preview article. Full content coming soon.</p>');
  });

  test('has the drawing of its category in the card of a video without a picture', () => {
    const html = compileMarkdown('[A tree](https://www.youtube.com/watch?v=dQw4w9WgXcQ)');
    expect(textHtml({ html, excerpt: '', categorySlug: 'innovation' })).toContain(
      'src="/drawings/article-innovation.svg"',
    );
  });
});

test('only two tildes strike words out, on the page and in the content check', () => {
  const text = 'For 10~20 people it takes 30~40 minutes, ~~not 50~~.';
  expect(compileMarkdown(text)).toBe('<p>For 10~20 people it takes 30~40 minutes, <del>not 50</del>.</p>');
  expect(JSON.stringify(parseText(text)).match(/"delete"/g)).toHaveLength(1);
});
