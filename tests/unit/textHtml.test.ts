import { expect, test } from 'vitest';
import { disclaimerHtml } from '@/lib/site/disclaimer';
import { textHtml } from '@/lib/site/textHtml';
import { compileMarkdown } from './support/compileMarkdown';

test('an article ends with the disclaimer as text', () => {
  const disclaimer = disclaimerHtml('No <advice> & no offer.');
  expect(textHtml({ html: '<p>Text.</p>', excerpt: 'What.', disclaimer, categorySlug: 'a' })).toMatch(
    /^<p>Text\.<\/p><p role="note"[^>]*>No &lt;advice&gt; &amp; no offer\.<\/p>$/,
  );
});

test('an article without a text has its excerpt and a notice', () => {
  const html = textHtml({ html: '', excerpt: 'A < B', categorySlug: 'a' });
  expect(html).toMatch(/^<p>A &lt; B<\/p><p[^>]*>This is a preview article\..*<\/p>$/);
});

test('the card of a video without a picture has the drawing of the category', () => {
  const html = compileMarkdown('[A tree](https://www.youtube.com/watch?v=dQw4w9WgXcQ)');
  expect(textHtml({ html, excerpt: '', categorySlug: 'innovation' })).toContain(
    'src="/drawings/article-innovation.svg"',
  );
});
