import { describe, expect, test } from 'vitest';
import { feedHtml } from '@/lib/feeds/feedHtml';
import { renditionsOf } from '@/lib/pictures/documentRenditions';
import { renditionKey } from '@/lib/pictures/renditions';
import { type Picture, pictureSources } from '@/lib/pictures/sources.browser';
import { ownPicturesIn, withPictures } from '@/lib/pictures/textPictures';
import { articles, messagesAbout } from './support/checkedFile';
import { compileMarkdown } from './support/compileMarkdown';

const desk: Picture = {
  path: '/pictures/desk-0123456789',
  width: 1188,
  height: 742,
  shape: 'text',
  fallback: 'jpg',
};
const host = 'https://images.unsplash.com/photo-1518770660439-4636190af475';

const shown = (html: string, picture: Picture | undefined = desk) =>
  withPictures(html, { find: () => picture });

describe('a picture in a text', () => {
  test('has AVIF files, a JPEG for other browsers, its size, and loads late', () => {
    const html = shown(compileMarkdown('![A desk](../pictures/desk.jpg)'));
    expect(html).toBe(
      `<p><picture><source type="image/avif" srcset="${pictureSources(desk).avif}" sizes="(min-width: 667px) 594px, 89vw"><img src="/pictures/desk-0123456789.jpg" alt="A desk" width="594" height="371" loading="lazy" decoding="async"></picture></p>`,
    );
  });

  test('loads first at the start of a page', () => {
    const text = compileMarkdown('![A](a.jpg "The desk.")\n\n![B](b.jpg)');
    const html = withPictures(text, { find: () => desk, isAtTop: true });
    const [first, second] = [...html.matchAll(/<img [^>]+>/g)].map(([tag]) => tag);
    expect(first).toMatch(/fetchpriority="high"/);
    expect(first).not.toMatch(/loading=/);
    expect(second).toMatch(/loading="lazy"/);
    expect(second).not.toMatch(/fetchpriority/);
  });

  test('loads late below a picture of the image host at the start of a page', () => {
    const text = compileMarkdown(`![B](${host})\n\n![A](a.jpg)`);
    const html = withPictures(text, { find: () => desk, isAtTop: true });
    expect(html).toMatch(/loading="lazy"/);
    expect(html).not.toMatch(/fetchpriority/);
  });

  test('is no higher than a screen and no wider than its file', () => {
    const html = compileMarkdown('![A desk](desk.jpg)');
    expect(shown(html, { ...desk, width: 1000, height: 2000 })).toMatch(
      /450px, 89vw.*width="450" height="900"/,
    );
    expect(shown(html, { ...desk, width: 500, height: 400 })).toMatch(
      /500px, 89vw.*width="500" height="400"/,
    );
  });

  test.each([
    ['![A desk](desk.jpg "focus: 40% 20%")', undefined, 'desk.jpg text 40% 20%'],
    ['![A desk](desk.jpg "The desk. Focus: left")', 'The desk.', 'desk.jpg text left'],
    [
      '![A desk](desk.jpg "Our focus: people. focus: 40% 20%")',
      'Our focus: people.',
      'desk.jpg text 40% 20%',
    ],
    ['![A desk](desk.jpg "Our focus: people")', 'Our focus: people', 'desk.jpg text'],
  ])('%s has the caption %s', (markdown, caption, key) => {
    const html = compileMarkdown(markdown);
    expect(/<figcaption>(.*)<\/figcaption>/.exec(html)?.[1]).toBe(caption);
    expect(/^<figure>/.test(html)).toBe(caption !== undefined);
    expect(ownPicturesIn(html).map(renditionKey)).toEqual([key]);
    expect(html).not.toContain('title=');
  });

  test('of the image host keeps its URL and gets a caption', () => {
    const html = compileMarkdown(`![A board](${host} "A board.")`);
    expect(html).toBe(`<figure><img src="${host}" alt="A board"><figcaption>A board.</figcaption></figure>`);
    expect(shown(html)).toBe(html);
  });

  test.each([' ', '  \n'])('beside another one, with %j between them, is a block of its own', (gap) => {
    const text = `![A](a.jpg "The first.")${gap}![B](b.jpg)`;
    expect(compileMarkdown(text)).toMatch(
      /^<figure><img [^>]+><figcaption>The first\.<\/figcaption><\/figure><p><img [^>]+><\/p>$/,
    );
    expect(compileMarkdown(`![A](a.jpg)${gap}and`)).not.toContain('</p><p>');
  });

  test('within a line has a title instead of a caption', () => {
    expect(compileMarkdown(`See ![a board](${host} "A board.").`)).toContain('title="A board."');
  });

  const picture = '![A desk](desk.jpg "The desk.")';
  test.each([
    [true, `> ${picture}\n>\n> — Sam Lee`],
    [true, `- One\n\n- ${picture}`],
    [true, `1. One\n\n   ${picture}\n2. Two`],
    [true, `Text[^1]\n\n[^1]: ${picture}\n\n    Words.`],
    [false, `See ${picture}`],
    [false, `1. One\n2. ${picture}`],
    [false, `- [x] ${picture}\n\n- Two`],
    [false, `Text[^1]\n\n[^1]: ${picture}`],
  ])('has a caption: %s, and the check says the same: %j', (hasCaption, markdown) => {
    const source = `---\ntitle: A page\n---\n\n${markdown}\n`;
    const reasons = messagesAbout(source, articles).filter(({ ruleId }) => ruleId === 'caption');
    expect(compileMarkdown(markdown).includes('<figcaption>The desk.')).toBe(hasCaption);
    expect(reasons.length === 0).toBe(hasCaption);
  });

  test('is left out while it has not been prepared', () => {
    expect(withPictures(compileMarkdown('![A desk](desk.jpg)'), { find: () => undefined })).toBe('<p></p>');
  });

  test('is one image with an absolute URL and its caption in a feed', () => {
    const html = shown(compileMarkdown('![A desk](desk.jpg "The desk.")'));
    expect(feedHtml(html, 'https://www.example.com/news-insights/a')).toBe(
      '<figure><img src="https://www.example.com/pictures/desk-0123456789.jpg" alt="A desk" width="594" height="371"><figcaption>The desk.</figcaption></figure>',
    );
  });
});

test('an article has a rendition of its own picture and of each in its text', () => {
  const html = compileMarkdown('![A](a.jpg)\n\n- ![B](../pictures/b.png)');
  const keys = (image: string) => renditionsOf({ image, focus: 'left' }, [], html).map(renditionKey);
  expect(keys('desk.jpg')).toEqual(['desk.jpg article left', 'a.jpg text', 'b.png text']);
  expect(keys(host)).toEqual(['a.jpg text', 'b.png text']);
});
