import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { publishedName } from '@/lib/schemas/downloads';
import type { Picture } from '@/lib/schemas/pictureSources.browser';
import { anArticle } from './support/article';
import { temporaryFolder } from './support/folders';

const desk: Picture = {
  ...{ path: '/pictures/desk-0123456789', width: 1920, height: 1200, shape: 'article', fallback: 'jpg' },
};
const face: Picture = {
  ...{ path: '/pictures/jane-doe-0123456789', width: 96, height: 96, shape: 'person', fallback: 'jpg' },
};
const host = 'https://images.unsplash.com/photo-1518770660439-4636190af475';

vi.mock('#pictures', () => ({
  default: {
    'desk.jpg article left': desk,
    'jane-doe.jpg person top': face,
    'jane-doe.jpg portrait top': face,
  },
}));
const documents = vi.hoisted(() => ({ articles: [] as unknown[], legals: [] as unknown[], biography: '' }));
vi.mock('#content', async (original) => ({
  ...((await original()) as object),
  get allPeople() {
    const body = { html: documents.biography, raw: documents.biography };
    return [
      { slug: 'jane-doe', name: 'Jane Doe', role: 'Director', picture: 'jane-doe.jpg', focus: 'top', body },
    ];
  },
  get allArticles() {
    return documents.articles;
  },
  get allLegals() {
    return documents.legals;
  },
}));

const withText = (html: string, change: object = {}) => ({
  ...anArticle(),
  body: { html, raw: 'Text.' },
  ...change,
});
const own = { image: 'desk.jpg', focus: 'left' };

beforeEach(() => {
  vi.resetModules();
  Object.assign(documents, { articles: [], legals: [], biography: '' });
});
// Other test files may share the modules.
afterEach(() => void vi.resetModules());

describe('prepared are only pictures and files that are shown:', () => {
  const prepared = async () => {
    const { shownRenditions } = await import('@/tools/build/pictures/writePictures');
    return [...new Set(shownRenditions().map(({ file }) => file))];
  };

  test.each<[what: string, change: object, files: string[]]>([
    ["an author's picture", {}, ['jane-doe.jpg']],
    ['not before the day of the only article', { date: '2999-01-01' }, []],
  ])('%s', async (_, change, files) => {
    documents.articles = [withText('', { image: host, author: 'jane-doe', ...change })];
    expect(await prepared()).toEqual(files);
  });

  test('a file to which a biography links, and none of a draft', async () => {
    const files = { 'content/files/linked.csv': 'a', 'content/files/draft.csv': 'b' };
    const root = await temporaryFolder(files);
    const link = (name: string, text: string) =>
      `<a href="/files/${publishedName(name, Buffer.from(text))}">A file</a>`;
    documents.biography = link('linked.csv', 'a');
    documents.articles = [
      withText('', { author: 'jane-doe' }),
      withText(link('draft.csv', 'b'), { slug: 'b', draft: true }),
    ];
    const { writeDownloads } = await import('@/tools/build/writeDownloads');
    await writeDownloads({ contentDir: join(root, 'content'), publicDir: root });
    expect(await readdir(join(root, 'files'))).toEqual([expect.stringMatching(/^linked-/)]);
  });
});

// The privacy policy says so.
describe('the site', () => {
  const picture = `<p><img src="${host}" alt=""></p>`;
  test.each<[what: string, articles: object[], biography: string, uses: boolean]>([
    ['with a picture of the host above an article', [withText('', { image: host })], '', true],
    ['with one in a text', [withText(picture, own)], '', true],
    ['with one only in a draft', [withText('', { image: host, draft: true })], '', false],
    ['with a link to the host', [withText('<a href="https://unsplash.com/">U</a>', own)], '', false],
  ])('%s uses the image host: %#', async (_, articles, biography, uses) => {
    Object.assign(documents, { articles, biography });
    const { usesPictureHost } = await import('@/lib/site/usesPictureHost');
    expect(usesPictureHost()).toBe(uses);
  });
});
