import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dayOfEpoch, today } from '@/lib/content/buildDay';

const article = { date: '2025-12-01', slug: 'due', id: 1, category: 'Technology', body: { html: '' } };
const draft = { ...article, slug: 'draft', id: 2, date: '2025-11-01', draft: true };
vi.mock('#content', () => ({
  allArticles: [article, draft],
  allLegals: [],
  allPages: [],
  allPeople: [],
  categoryList: { categories: [{ name: 'Technology' }] },
  allVentures: [],
  company: {
    ...{ name: '', tagline: '', description: '', responseTime: '' },
    address: { locality: '', region: 'VIC' },
  },
}));

/** The slugs that a build publishes if it starts at a time in Melbourne. */
async function publishedAt(time: string, mode = 'production'): Promise<string[]> {
  vi.stubEnv('NODE_ENV', mode);
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse(time) / 1000));
  const { articles } = await import('@/lib/site/articles');
  return articles.map(({ slug }) => slug);
}

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  // Other test files may share the modules.
  vi.resetModules();
});

describe('an article', () => {
  test('is published from midnight of its day in Melbourne', async () => {
    expect(await publishedAt('2025-11-30T23:59:59+11:00')).toEqual([]);
    vi.resetModules();
    expect(await publishedAt('2025-12-01T00:00:00+11:00')).toEqual(['due']);
  });

  test('is shown as scheduled in development before its day', async () => {
    expect(await publishedAt('2025-11-30T12:00:00+11:00', 'development')).toEqual(['due', 'draft']);
    const { articles, summaryOf } = await import('@/lib/site/articles');
    expect(articles.map(summaryOf)).toMatchObject([{ scheduled: true }, { draft: true }]);
  });

  test.each([
    ['1', ['due', 'draft']],
    ['', []],
  ])('is shown as scheduled, like a draft, in a preview (PREVIEW=%s)', async (value, slugs) => {
    vi.stubEnv('PREVIEW', value);
    // What hosts say about a build makes none.
    vi.stubEnv('CONTEXT', 'deploy-preview');
    vi.stubEnv('VERCEL_ENV', 'preview');
    expect(await publishedAt('2025-11-30T12:00:00+11:00')).toEqual(slugs);
    const { articles, summaryOf } = await import('@/lib/site/articles');
    const marks = [{ scheduled: true }, { draft: true }].slice(0, slugs.length);
    expect(articles.map(summaryOf)).toMatchObject(marks);
  });
});

describe('the day of a build', () => {
  test('is the calendar day in Melbourne, also in winter', () => {
    expect(today(new Date('2026-07-31T14:30:00Z'))).toBe('2026-08-01');
    expect(today(new Date('2026-07-31T13:30:00Z'))).toBe('2026-07-31');
  });

  test.each(['tomorrow', '-1'])('cannot be SOURCE_DATE_EPOCH %s', (value) => {
    expect(() => dayOfEpoch(value)).toThrow(
      `SOURCE_DATE_EPOCH is "${value}": it must be the seconds since 1970`,
    );
  });
});
