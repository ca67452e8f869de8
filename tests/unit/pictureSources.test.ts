import { describe, expect, test } from 'vitest';
import {
  imageSrcSet,
  imageUrl,
  ownWidths,
  type Picture,
  pictureSources,
  widest,
  widthsOf,
} from '@/lib/pictures/sources.browser';

const image = 'https://images.unsplash.com/photo-1496368077930-c1e31b4e5b44';
const entries = imageSrcSet(image)
  .split(', ')
  .map((entry) => entry.split(' ') as [string, string]);

test('the URL of a picture requests the width, cropped to 16:10, in the best format, in place of another query', () => {
  const query = '?w=1080&h=675&fit=crop&auto=format&q=70';
  expect(imageUrl(image, 1080)).toBe(`${image}${query}`);
  expect(imageUrl(`${image}?w=9&ixid=abc`, 1080)).toBe(`${image}${query}`);
  expect(() => imageUrl('photo.jpg', 400)).toThrow();
});

describe('the srcset of a picture', () => {
  test('has its widths in ascending order, from a phone to a wide screen', () => {
    const widths = entries.map(([, descriptor]) => Number(/^(\d+)w$/.exec(descriptor)?.[1]));
    expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
    expect(widths[0]).toBeLessThanOrEqual(400);
    expect(widths.at(-1)).toBeGreaterThanOrEqual(1920);
  });

  test('has the URL of each width, without a comma, which would split it', () => {
    for (const [url, descriptor] of entries) {
      expect(url).toBe(imageUrl(image, Number.parseInt(descriptor, 10)));
      expect(url).not.toContain(',');
    }
  });
});

describe('a picture of our own', () => {
  const own: Picture = {
    path: '/pictures/desk-0123456789',
    width: 1300,
    height: 813,
    shape: 'article',
    fallback: 'jpg',
  };

  test('has AVIF files up to its own width and one fallback', () => {
    expect(pictureSources(own)).toEqual({
      src: '/pictures/desk-0123456789.jpg',
      avif: widthsOf(own)
        .map((width) => `/pictures/desk-0123456789-${width}.avif ${width}w`)
        .join(', '),
      width: 1300,
      height: 813,
    });
  });

  test.each([
    [1200, 'article', [...ownWidths.article.filter((each) => each < 1200), 1200]],
    [5000, 'text', ownWidths.text],
  ] as const)('of %i pixels for the shape %s has the widths %j', (width, shape, expected) => {
    expect(widthsOf({ width: widest(width, shape), shape })).toEqual(expected);
  });
});
