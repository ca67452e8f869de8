import { expect, test } from 'vitest';
import { imageUrl, type Picture, pictureSources } from '@/lib/schemas/pictureSources.browser';

const image = 'https://images.unsplash.com/photo-1496368077930-c1e31b4e5b44';

test('the URL of a picture of the image host requests the width and the crop, in place of another query', () => {
  const { origin, pathname, searchParams } = new URL(imageUrl(`${image}?w=9&ixid=abc`, 1080));
  expect(origin + pathname).toBe(image);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    w: '1080',
    h: '675',
    fit: 'crop',
    auto: 'format',
  });
  expect(searchParams.has('ixid')).toBe(false);
  expect(() => imageUrl('photo.jpg', 400)).toThrow();
});

test('a picture of our own is never requested wider than it is', () => {
  const own: Picture = {
    path: '/pictures/desk',
    width: 1300,
    height: 813,
    shape: 'article',
    fallback: 'jpg',
  };
  const { src, avif } = pictureSources(own);
  expect(src).toBe('/pictures/desk.jpg');
  const widths = avif
    .split(', ')
    .map((entry) => Number(/^\/pictures\/desk-(\d+)\.avif \1w$/.exec(entry)?.[1]));
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  expect(Math.max(...widths)).toBe(1300);
});
