import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from './support/folders';

const readHtml = vi.hoisted(() => vi.fn(() => '<p>A text.</p>'));

vi.mock('#content', async (original) => {
  const { publishedName } = await import('@/lib/text/downloads/plugin');
  const link = (file: string) => `<a href="/files/${publishedName(file, Buffer.from(file))}">${file}</a>`;
  const person = (slug: string, biography: string, introduction: string) => ({
    ...{ slug, name: slug, body: { raw: biography, html: biography } },
    compiledText: { html: introduction },
  });
  const picture = '<img src="https://images.unsplash.com/photo-1518770660439-4636190af475">';
  const team = { type: 'people', people: ['sam-lee'] };
  const text = {
    type: 'text',
    text: {
      get html() {
        return readHtml();
      },
    },
  };
  return {
    ...((await original()) as object),
    ...{ allArticles: [], allLegals: [] },
    allPages: [
      { slug: 'team', title: 'Team', description: 'A.', body: { html: '' }, compiledSections: [team, text] },
    ],
    allPeople: [
      person('jane-doe', picture + link('biography.csv'), link('above-a-biography.csv')),
      person('sam-lee', '', link('in-a-section.csv')),
      person('alex-example', '', link('on-no-page.csv')),
    ],
  };
});

beforeEach(() => {
  vi.resetModules();
  readHtml.mockClear();
});
// Other test files may share the modules.
afterEach(() => void vi.resetModules());

test('the files that texts about people link to are copied, if a page shows them', async () => {
  const names = ['above-a-biography.csv', 'biography.csv', 'in-a-section.csv', 'on-no-page.csv'];
  const root = await temporaryFolder(
    Object.fromEntries(names.map((name) => [`content/files/${name}`, name])),
  );
  const publicDir = join(root, 'public');
  const { writeDownloads } = await import('@/lib/text/downloads/writeDownloads');
  await writeDownloads({ contentDir: join(root, 'content'), publicDir });
  const copied = (await readdir(join(publicDir, 'files'))).map((name) => name.replace(/-[\da-f]{10}/, ''));
  expect(copied.sort()).toEqual(names.slice(0, 3));
});

test('a biography with a picture of the image host uses the image host', async () => {
  const { usesPictureHost } = await import('@/lib/pictures/usesPictureHost');
  expect(usesPictureHost()).toBe(true);
});

test('loading the modules reads no HTML of sections, which the preview of the editor would compile', async () => {
  await import('@/lib/legal/legalHtml');
  const { publishedHtml } = await import('@/lib/pages/publishedHtml');
  expect(readHtml).not.toHaveBeenCalled();
  expect(publishedHtml()).toContain('<p>A text.</p>');
});
