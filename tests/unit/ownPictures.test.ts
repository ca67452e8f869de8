import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Picture } from '@/lib/pictures/sources.browser';
import { anArticle } from './support/article';

const desk: Picture = {
  path: '/pictures/desk-0123456789',
  width: 1920,
  height: 1200,
  shape: 'article',
  fallback: 'jpg',
  focus: { x: 0, y: 50 },
};
const host = 'https://images.unsplash.com/photo-1518770660439-4636190af475';

const face: Picture = {
  path: '/pictures/jane-doe-0123456789',
  width: 96,
  height: 96,
  shape: 'person',
  fallback: 'jpg',
};

vi.mock('#pictures', () => ({ default: { 'desk.jpg article left': desk, 'jane-doe.jpg person': face } }));
const documents = vi.hoisted(() => ({ articles: [] as unknown[] }));
vi.mock('#content', async (original) => ({
  ...((await original()) as object),
  allTextPages: [],
  allLegals: [],
  allPeople: [{ slug: 'jane-doe', name: 'Jane Doe', role: 'Director', picture: 'jane-doe.jpg' }],
  get allArticles() {
    return documents.articles;
  },
}));

const compiled = (change: object) => ({
  ...anArticle(),
  body: { html: '<p>Text.</p>', raw: 'Text.' },
  ...change,
});
const own = { image: 'desk.jpg', focus: 'left', imageAlt: 'A "desk" & <lamp>', imageCredit: 'Photo: A & B' };

beforeEach(() => void vi.resetModules());
// Other test files may share the modules.
afterEach(() => void vi.resetModules());

describe('an article with a picture of our own', () => {
  beforeEach(() => {
    documents.articles = [compiled(own)];
  });

  test('has its files in what browsers get, without the focus of the front matter', async () => {
    const { articles, summaryOf } = await import('@/lib/articles/articles');
    const [article] = articles;
    expect(article && summaryOf(article)).toMatchObject({ picture: desk, imageCredit: 'Photo: A & B' });
    expect(article && summaryOf(article)).not.toHaveProperty('focus');
  });

  test('has the picture and its credit at the start of both feeds, escaped', async () => {
    const { jsonFeed, rssFeed } = await import('@/lib/feeds/feed');
    const [{ content_html }] = JSON.parse(jsonFeed()).items;
    expect(content_html).toMatch(
      /^<figure><img src="https:\/\/[^"]+\/pictures\/desk-0123456789\.jpg" alt="A &quot;desk&quot; &amp; &lt;lamp&gt;" width="1920" height="1200"><figcaption>Photo: A &amp; B<\/figcaption><\/figure><p>Text/,
    );
    expect(rssFeed()).toContain('/pictures/desk-0123456789.jpg');
  });

  test('has the picture in its structured data, beside the share image', async () => {
    const { articles } = await import('@/lib/articles/articles');
    const { articleData } = await import('@/lib/seo/structuredData');
    const data = JSON.stringify(articleData(articles[0] as (typeof articles)[number]));
    expect(data).toMatch(/"image":\["https:[^"]+\/pictures\/desk-0123456789\.jpg","https:[^"]+\/share\//);
  });

  test('stops the build if the picture has not been prepared', async () => {
    documents.articles = [compiled({ ...own, focus: 'right' })];
    const { articles, summaryOf } = await import('@/lib/articles/articles');
    const [article] = articles;
    expect(() => article && summaryOf(article)).toThrow(
      'The picture content/pictures/desk.jpg has not been prepared. Run "npm run build", then try again.',
    );
  });
});

describe('an article whose author has a picture', () => {
  const path = /^https:\/\/.+\/pictures\/jane-doe-0123456789\.jpg$/;
  beforeEach(() => {
    documents.articles = [compiled({ image: host, author: 'jane-doe' })];
  });

  test('has its files in what browsers get', async () => {
    const { articles, summaryOf } = await import('@/lib/articles/articles');
    const author = { name: 'Jane Doe', role: 'Director', picture: face };
    expect(articles.map(summaryOf)).toMatchObject([{ author }]);
  });

  test('has it as the avatar in the JSON feed, and as the image of the person in its structured data', async () => {
    const { jsonFeed } = await import('@/lib/feeds/feed');
    const avatar = expect.stringMatching(path);
    expect(JSON.parse(jsonFeed()).items[0].authors).toEqual([{ name: 'Jane Doe', avatar }]);
    const { articles } = await import('@/lib/articles/articles');
    const { articleData } = await import('@/lib/seo/structuredData');
    const data = JSON.parse(JSON.stringify(articles.map(articleData)));
    const article = data[0]['@graph'].find((node: { '@type': string }) => node['@type'] === 'NewsArticle');
    expect(article.author).toMatchObject({ '@type': 'Person', image: expect.stringMatching(path) });
  });

  test.each<[what: string, change: object, files: string[]]>([
    ['is prepared', {}, ['jane-doe.jpg']],
    ['stays private with a draft', { draft: true }, []],
    ['stays private before the day of its only article', { date: '2999-01-01' }, []],
  ])('%s', async (_, change, files) => {
    documents.articles = [compiled({ image: host, author: 'jane-doe', ...change })];
    const { shownRenditions } = await import('@/lib/pictures/writePictures');
    expect(shownRenditions().map(({ file }) => file)).toEqual(files);
  });
});

test('an article with a picture of the image host has feeds without it, as before', async () => {
  documents.articles = [compiled({ image: host, imageCredit: 'Photo: B' })];
  const { jsonFeed } = await import('@/lib/feeds/feed');
  expect(JSON.parse(jsonFeed()).items[0].content_html).toBe('<p>Text.</p>');
});

describe('the site', () => {
  const inText = { ...own, body: { html: `<p><img src="${host}" alt=""></p>`, raw: '' } };
  test.each<[what: string, articles: object[], uses: boolean]>([
    ['without articles', [], false],
    ['with only our own pictures', [compiled(own)], false],
    [
      'with a picture of the host above an article',
      [compiled(own), compiled({ slug: 'b', image: host })],
      true,
    ],
    ['with one in a text', [compiled(inText)], true],
    ['with one only in a draft', [compiled({ image: host, draft: true })], false],
    ['with one only in a scheduled article', [compiled({ image: host, date: '2999-01-01' })], false],
    [
      'with a link to the host',
      [compiled({ ...own, body: { html: '<a href="https://unsplash.com/">U</a>', raw: '' } })],
      false,
    ],
  ])('%s uses the image host: %#', async (_, articles, uses) => {
    documents.articles = articles;
    const { usesPictureHost } = await import('@/lib/pictures/usesPictureHost');
    expect(usesPictureHost).toBe(uses);
  });
});
