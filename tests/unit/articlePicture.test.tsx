import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticlePicture } from '@/components/pictures/ArticlePicture';
import type { Picture } from '@/lib/pictures/sources.browser';

const article = {
  ...{ id: 0, categorySlug: 'technology', drawing: 'Contours' as const, mirrored: false },
  ...{ image: 'https://images.unsplash.com/photo-1', imageAlt: 'A desk' },
};
const picture: Picture = {
  path: '/pictures/desk',
  width: 980,
  height: 613,
  shape: 'article',
  fallback: 'jpg',
};

test.each([
  ['of the image host', article],
  ['of our own', { ...article, image: 'desk.jpg', picture }],
])('a picture %s has its files after all that says how they load', (_, shown) => {
  const html = renderToStaticMarkup(<ArticlePicture article={shown} sizes="90vw" />);
  const images = html.match(/<img [^>]*>/g) ?? [];
  expect(images).toHaveLength(2);
  for (const image of images) {
    expect(image).toMatch(/ loading="lazy".* src=/);
    expect(image).not.toMatch(/ src(?:set)?=.* (?:decoding|fetchpriority|loading|sizes)=/i);
  }
});
