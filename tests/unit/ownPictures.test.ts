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

vi.mock('#pictures', () => ({
  default: {
    'desk.jpg article left': desk,
    'jane-doe.jpg person top': face,
    'jane-doe.jpg portrait top': face,
  },
}));
const documents = vi.hoisted(() => ({ articles: [] as unknown[], legals: [] as unknown[] }));
vi.mock('#content', async (original) => ({
  ...((await original()) as object),
  allPeople: [
    {
      ...{ slug: 'jane-doe', name: 'Jane Doe', role: 'Director', picture: 'jane-doe.jpg', focus: 'top' },
      body: { html: '', raw: '' },
    },
    { slug: 'sam-lee', name: 'Sam Lee', body: { html: '', raw: '' } },
  ],
  get allArticles() {
    return documents.articles;
  },
  get allLegals() {
    return documents.legals;
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
afterEach(() => {
  vi.resetModules();
  documents.legals = [];
});

/** What browsers, the feeds and the structured data have of the only article. */
async function publishedParts() {
  const { articles, summaryOf } = await import('@/lib/articles/articles');
  const { jsonFeed, rssFeed } = await import('@/lib/feeds/feed');
  const { articleData } = await import('@/lib/seo/structuredData');
  const [article] = articles as [(typeof articles)[number]];
  const graph = JSON.parse(JSON.stringify(articleData(article)))['@graph'] as Record<string, unknown>[];
  return {
    summary: summaryOf(article),
    item: JSON.parse(jsonFeed()).items[0],
    rss: rssFeed(),
    data: graph.find((node) => node['@type'] === 'NewsArticle'),
  };
}

describe('an article with a picture of our own', () => {
  test('has it in what browsers get, at the start of both feeds and in its structured data', async () => {
    documents.articles = [compiled(own)];
    const { summary, item, rss, data } = await publishedParts();
    expect(summary).toMatchObject({ picture: desk, imageCredit: 'Photo: A & B' });
    expect(summary).not.toHaveProperty('focus');
    expect(item.content_html).toMatch(
      /^<figure><img src="https:\/\/[^"]+\/pictures\/desk-0123456789\.jpg" alt="A &quot;desk&quot; &amp; &lt;lamp&gt;" width="1920" height="1200"><figcaption>Photo: A &amp; B<\/figcaption><\/figure><p>Text/,
    );
    expect(rss).toContain('/pictures/desk-0123456789.jpg');
    expect(data?.image).toEqual([
      expect.stringMatching(/^https:.+\/pictures\/desk-0123456789\.jpg$/),
      expect.stringMatching(/^https:.+\/share\//),
    ]);
  });

  test('stops the build if the picture has not been prepared', async () => {
    documents.articles = [compiled({ ...own, focus: 'right' })];
    await expect(publishedParts()).rejects.toThrow(
      'The picture content/pictures/desk.jpg has not been prepared. Run "npm run build", then try again.',
    );
  });
});

describe('an article whose author has a picture', () => {
  test('has it in what browsers get, in the JSON feed and in its structured data', async () => {
    documents.articles = [compiled({ image: host, author: 'jane-doe' })];
    const { summary, item, data } = await publishedParts();
    const url = expect.stringMatching(/^https:\/\/.+\/pictures\/jane-doe-0123456789\.jpg$/);
    const page = expect.stringMatching(/^https:\/\/.+\/people\/jane-doe$/);
    expect(summary.authors).toEqual([
      { name: 'Jane Doe', role: 'Director', path: '/people/jane-doe', picture: face },
    ]);
    expect(item.authors).toEqual([{ name: 'Jane Doe', url: page, avatar: url }]);
    expect(data?.author).toMatchObject([{ '@type': 'Person', url: page, image: url }]);
  });

  test('beside other authors, browsers get only names and pages', async () => {
    documents.articles = [compiled({ image: host, authors: ['jane-doe', 'sam-lee', 'Alex Example'] })];
    const { summary, item } = await publishedParts();
    expect(JSON.parse(JSON.stringify(summary.authors))).toEqual([
      { name: 'Jane Doe', path: '/people/jane-doe' },
      { name: 'Sam Lee', path: '/people/sam-lee' },
      { name: 'Alex Example' },
    ]);
    expect(item.authors.map(({ name }: { name: string }) => name)).toEqual([
      ...['Jane Doe', 'Sam Lee', 'Alex Example'],
    ]);
  });

  test.each<[what: string, change: object, files: string[]]>([
    ['is prepared', {}, ['jane-doe.jpg', 'jane-doe.jpg']],
    ['stays private before the day of its only article', { date: '2999-01-01' }, []],
  ])('%s', async (_, change, files) => {
    documents.articles = [compiled({ image: host, author: 'jane-doe', ...change })];
    const { shownRenditions } = await import('@/lib/pictures/writePictures');
    expect(shownRenditions().map(({ file }) => file)).toEqual(files);
  });
});

test('a picture in a legal text is prepared', async () => {
  const html = '<p><img src="../pictures/desk.jpg" alt=""></p>';
  documents.legals = [{ title: 'A', description: 'B.', contents: [], body: { html } }];
  documents.articles = [];
  const { shownRenditions } = await import('@/lib/pictures/writePictures');
  expect(shownRenditions().map(({ file }) => file)).toEqual(['desk.jpg']);
});

test('an article with a picture of the image host has feeds without it', async () => {
  documents.articles = [compiled({ image: host, imageCredit: 'Photo: B' })];
  expect((await publishedParts()).item.content_html).toBe('<p>Text.</p>');
});

describe('the site', () => {
  const inBody = (html: string) => compiled({ ...own, body: { html, raw: '' } });
  const hosted = (change = {}) => compiled({ slug: 'b', image: host, ...change });
  test.each<[what: string, articles: object[], uses: boolean]>([
    ['with a picture of the host above an article', [compiled(own), hosted()], true],
    ['with one in a text', [inBody(`<p><img src="${host}" alt=""></p>`)], true],
    ['with one only in a draft', [hosted({ draft: true })], false],
    ['with a link to the host', [inBody('<a href="https://unsplash.com/">U</a>')], false],
  ])('%s uses the image host: %#', async (_, articles, uses) => {
    documents.articles = articles;
    const { usesPictureHost } = await import('@/lib/pictures/usesPictureHost');
    expect(usesPictureHost()).toBe(uses);
  });
});
