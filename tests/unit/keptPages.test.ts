import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Article } from '@/lib/articles';
import { pagePlan, toBeRendered } from '@/lib/pagePlan';
import { planPages } from '@/tools/pages/plan';
import { exchangePages } from '@/tools/pages/store';
import { anArticle } from './support/article';
import { temporaryFolder } from './support/folders';

const state = vi.hoisted(() => ({ articles: [] as Article[] }));
vi.mock('@/lib/articles', () => ({
  ...state,
  summaryOf: ({ html: _html, aliases: _aliases, ...summary }: Article) => summary,
}));

const article = (slug: string, change: Partial<Article> = {}) =>
  anArticle({ slug, title: `Title of ${slug}`, ...change });

const slugs = ['a', 'b', 'c', 'd', 'e', 'f'];
const paths = slugs.map((slug) => `/news-insights/${slug}`);
const home = process.cwd();

/** As a build does: pages that are not kept are rendered, then the two kinds are exchanged. */
async function build(): Promise<string[]> {
  await planPages();
  const rendered = toBeRendered(paths);
  await mkdir('out/news-insights', { recursive: true });
  for (const path of rendered) await writeFile(`out${path}.html`, `page ${path} of ${state.articles.length}`);
  await exchangePages('out', pagePlan());
  return rendered.map((path) => path.replace('/news-insights/', ''));
}

beforeEach(async () => {
  state.articles.splice(0, Number.POSITIVE_INFINITY, ...slugs.map((slug) => article(slug)));
  process.chdir(
    await temporaryFolder({
      'lib/code.ts': 'export const one = 1;',
      'content/company.yaml': 'name: A group',
      'content/articles/a.md': 'its text is in the article itself',
    }),
  );
  await build();
});

afterEach(() => {
  process.chdir(home);
  vi.unstubAllEnvs();
});

function change(slug: string, changed: Partial<Article>) {
  const index = slugs.indexOf(slug);
  state.articles[index] = article(slug, changed);
}

describe('the page of an article', () => {
  test('is kept while nothing changes, though one is always rendered', async () => {
    expect(await build()).toEqual(['a']);
  });

  test('is rendered again when its text changes, and no other is', async () => {
    change('e', { html: '<p>Another text.</p>' });
    expect(await build()).toEqual(['e']);
  });

  test('is rendered again when a title that it shows changes', async () => {
    change('e', { title: 'Another title' });
    // Its neighbours show it; the related articles are the first of the category.
    expect(await build()).toEqual(['d', 'e', 'f']);
  });

  test.each([
    ['the code', 'lib/code.ts'],
    ['a fact about the group', 'content/company.yaml'],
  ])('is rendered again when %s changes', async (_, file) => {
    await writeFile(file, 'another');
    expect(await build()).toEqual(slugs);
  });

  test('is rendered again for another public address', async () => {
    vi.stubEnv('SITE_URL', 'https://preview.example');
    expect(await build()).toEqual(slugs);
  });

  test('is in the export, as it was, when it was kept', async () => {
    await writeFile('out/news-insights/d.html', 'lost');
    await build();
    expect(await readFile('out/news-insights/d.html', 'utf8')).toBe('page /news-insights/d of 6');
  });

  test('is kept for the next build alone', async () => {
    const before = await readdir('.cache/pages');
    change('e', { html: '<p>Another text.</p>' });
    await build();
    const after = await readdir('.cache/pages');
    expect(after).toHaveLength(6);
    expect(after.filter((file) => !before.includes(file))).toHaveLength(1);
  });

  test('is always rendered in the development server', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(toBeRendered(paths)).toEqual(paths);
  });
});
