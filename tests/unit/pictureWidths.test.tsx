import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleGrid } from '@/components/news/ArticleGrid';
import { Byline } from '@/components/news/Byline';
import { FeaturedArticle } from '@/components/news/FeaturedArticle';
import { PersonHeader } from '@/components/people/PersonHeader';
import { ArticleFigure } from '@/components/pictures/ArticleFigure';
import { Portrait } from '@/components/sections/people/Portrait';
import { peopleWidths } from '@/components/sections/people/peopleLayout';
import { ownWidths, type Picture, type PictureShape } from '@/lib/pictures/sources.browser';
import { withPictures } from '@/lib/pictures/textPictures';
import { anArticle } from './support/article';

/** Width of the window in CSS pixels, and pixels per CSS pixel. */
const devices: [name: string, width: number, ratio: number][] = [
  ['Galaxy A', 360, 2],
  ['Galaxy S', 360, 3],
  ['iPhone SE', 375, 2],
  ['iPhone 13 mini', 375, 3],
  ['iPhone 14', 390, 3],
  ['iPhone 16 Pro', 402, 3],
  ['Pixel', 412, 2.625],
  ['Moto G', 412, 1.75],
  ['iPhone 11', 414, 2],
  ['iPhone 15 Pro Max', 430, 3],
  ['iPad mini', 744, 2],
  ['Galaxy Tab', 800, 1.5],
  ['iPad Air', 820, 2],
  ['iPad Pro, turned', 1366, 2],
  ['small laptop', 1366, 1],
  ['laptop', 1536, 1.25],
  ['MacBook Air', 1440, 2],
  ['MacBook Pro', 1728, 2],
  ['monitor', 1920, 1],
  ['4K monitor', 2560, 1.5],
];

const pictureOf = (shape: PictureShape): Picture => {
  const width = Math.max(...ownWidths[shape]);
  return { path: '/pictures/desk', width, height: width, shape, fallback: 'jpg' };
};

const article = { ...anArticle(), picture: pictureOf('article') };
const articles = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ ...article, id, slug: `article-${id}` }));
const face = { name: 'Jane Doe', picture: pictureOf('person') };

const places: Record<PictureShape, (ReactElement | string)[]> = {
  article: [
    <FeaturedArticle key="featured" article={article} onOpen={() => {}} />,
    ...[1, 2, 3, 4, 5].map((count) => <ArticleGrid key={count} articles={articles(count)} />),
    <ArticleGrid key="row" articles={articles(3)} inOneRow />,
    <ArticleFigure key="page" article={article} />,
  ],
  text: [
    withPictures('<p><img src="../pictures/desk.jpg" alt="A desk"></p>', { find: () => pictureOf('text') }),
  ],
  person: [<Byline key="byline" article={{ ...article, authors: [face] }} hasAuthors />],
  portrait: [
    ...[1, 2, 3, 4, 5, 6].map((count) => (
      <Portrait key={count} name="Jane Doe" picture={pictureOf('portrait')} widths={peopleWidths(count)} />
    )),
    <PersonHeader key="header" person={{ name: 'Jane Doe', picture: pictureOf('portrait'), links: [] }} />,
  ],
};

/** The `sizes` of the pictures in a place. */
function sizesIn(place: ReactElement | string): string[] {
  const html = typeof place === 'string' ? place : renderToStaticMarkup(place);
  return [...html.matchAll(/ type="image\/avif" srcset="[^"]+" sizes="([^"]+)"/gi)].map(
    ([, sizes = '']) => sizes,
  );
}

/** What `sizes` says for a window of this width: `(min-width: 900px) calc(1180px - 11vw), 89vw`. */
function slotOf(sizes: string, window: number): number {
  const pixels = (length: string) =>
    length.endsWith('vw') ? (window * Number.parseFloat(length)) / 100 : Number.parseFloat(length);
  const applies = (entry: string) => window >= Number(/^\(min-width: (\d+)px\) /.exec(entry)?.[1] ?? 0);
  const length = sizes
    .split(', ')
    .find(applies)
    ?.replace(/^\(.*?\) /, '');
  const [first = '', second = '0px'] = (length ?? '').replace(/^calc\((.*)\)$/, '$1').split(' - ');
  return pixels(first) - pixels(second);
}

/** The file that Firefox loads: the first that is wide enough. */
function enough(widths: readonly number[], wanted: number): number {
  return widths.find((width) => width >= wanted) ?? Math.max(...widths);
}

/** The file that Chromium and Safari load: a narrower one too, below the geometric mean of both. */
function nearest(widths: readonly number[], wanted: number, ratio: number): number {
  const next = enough(widths, wanted);
  const narrower = widths.filter((width) => width < next).at(-1);
  const isNarrowerEnough = narrower && ratio > 1 && wanted < Math.sqrt(narrower * next);
  return isNarrowerEnough ? narrower : next;
}

test.each(Object.entries(places))('a device loads each file: %s', (shape, shownIn) => {
  const widths = ownWidths[shape as PictureShape];
  const sizes = [...new Set(shownIn.flatMap(sizesIn))];
  expect(sizes).not.toEqual([]);
  const loaded = sizes.flatMap((each) =>
    devices.flatMap(([, window, ratio]) => {
      const wanted = slotOf(each, window) * ratio;
      return [enough(widths, wanted), nearest(widths, wanted, ratio)];
    }),
  );
  expect([...new Set(loaded)].sort((a, b) => a - b)).toEqual([...widths]);
});
