import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticlePicture } from '@/components/pictures/ArticlePicture';

const article = {
  ...{ id: 0, categorySlug: 'technology', drawing: 'Contours' as const, mirrored: false },
  ...{ image: 'https://images.unsplash.com/photo-1', imageAlt: 'A desk' },
};

// A browser that reads the file first starts to load it at once.
test('a picture has its file after all that says how it loads', () => {
  const html = renderToStaticMarkup(<ArticlePicture article={article} sizes="90vw" />);
  const images = html.match(/<img [^>]*>/g) ?? [];
  expect(images).toHaveLength(2);
  for (const image of images) {
    expect(image).toMatch(/ loading="lazy".* src=/);
    expect(image).not.toMatch(/ src(?:set)?=.* (?:decoding|fetchpriority|loading|sizes)=/i);
  }
});
