import { describe, expect, test } from 'vitest';
import { type Picture, pictureSources } from '@/lib/schemas/pictureSources.browser';
import { renditionKey } from '@/lib/site/renditions';
import { ownPicturesIn, withPictures } from '@/lib/site/textPictures';
import { compileMarkdown } from './support/compileMarkdown';

const desk: Picture = {
  path: '/pictures/desk-0123456789',
  width: 1188,
  height: 742,
  shape: 'text',
  fallback: 'jpg',
};
const host = 'https://images.unsplash.com/photo-1518770660439-4636190af475';

const shown = (text: string, picture: Picture | undefined = desk) =>
  withPictures(compileMarkdown(text), { find: () => picture });

describe('a picture in a text', () => {
  test('has AVIF files, a JPEG for other browsers, its size, and loads late', () => {
    const html = shown('![A desk](../pictures/desk.jpg)');
    expect(html).toContain(`<source type="image/avif" srcset="${pictureSources(desk).avif}"`);
    expect(html).toContain('<img src="/pictures/desk-0123456789.jpg" alt="A desk" width="594" height="371"');
    expect(html).toContain('loading="lazy"');
  });

  test('loads first at the start of a page', () => {
    const text = compileMarkdown('![A](a.jpg "The desk.")\n\n![B](b.jpg)');
    const html = withPictures(text, { find: () => desk, isAtTop: true });
    const [first, second] = [...html.matchAll(/<img [^>]+>/g)].map(([tag]) => tag);
    expect(first).toMatch(/fetchpriority="high"/);
    expect(first).not.toMatch(/loading=/);
    expect(second).toMatch(/loading="lazy"/);
  });

  test('is no higher than a screen and no wider than its file', () => {
    const text = '![A desk](desk.jpg)';
    expect(shown(text, { ...desk, width: 1000, height: 2000 })).toContain('width="450" height="900"');
    expect(shown(text, { ...desk, width: 500, height: 400 })).toContain('width="500" height="400"');
  });

  test.each([
    ['![A desk](desk.jpg "focus: 40% 20%")', undefined, 'desk.jpg text 40% 20%'],
    ['![A desk](desk.jpg "The desk. Focus: left")', 'The desk.', 'desk.jpg text left'],
    ['![A desk](desk.jpg "Our focus: people")', 'Our focus: people', 'desk.jpg text'],
  ])('%s has the caption %s', (markdown, caption, key) => {
    const html = compileMarkdown(markdown);
    expect(/<figcaption>(.*)<\/figcaption>/.exec(html)?.[1]).toBe(caption);
    expect(ownPicturesIn(html).map(renditionKey)).toEqual([key]);
    expect(html).not.toContain('title=');
  });

  test('of the image host keeps its URL', () => {
    expect(shown(`![A board](${host})`)).toBe(`<p><img src="${host}" alt="A board"></p>`);
  });

  const picture = '![A desk](desk.jpg "The desk.")';
  test.each([
    [true, `> ${picture}\n>\n> — Sam Lee`],
    [true, `- One\n\n- ${picture}`],
    [true, `Text[^1]\n\n[^1]: ${picture}\n\n    Words.`],
    [false, `See ${picture}`],
    [false, `1. One\n2. ${picture}`],
    [false, `Text[^1]\n\n[^1]: ${picture}`],
  ])('has a caption: %s: %j', (hasCaption, markdown) => {
    expect(compileMarkdown(markdown).includes('<figcaption>The desk.')).toBe(hasCaption);
  });
});
