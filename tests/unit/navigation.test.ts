import { afterEach, describe, expect, test, vi } from 'vitest';
import { withTextPages } from '@/components/frame/navigation';

const page = (path: string, navigation?: number) => ({ title: `Page ${path}`, path, navigation });

/** The paths in the header with these pages of text. */
const pathsWith = (...pages: ReturnType<typeof page>[]) => withTextPages(pages).map(({ href }) => href);

describe('a page of text', () => {
  test('is in the header at its position, counted from 1', () => {
    expect(pathsWith(page('/careers', 5))).toEqual([
      ...['/', '/about', '/our-businesses', '/news-insights', '/careers', '/contact'],
    ]);
    expect(pathsWith(page('/careers', 1))[0]).toBe('/careers');
  });

  test('is last if its position is after the last', () => {
    expect(pathsWith(page('/careers', 99)).at(-1)).toBe('/careers');
    expect(pathsWith(page('/press', 99), page('/careers', 98)).slice(-2)).toEqual(['/careers', '/press']);
  });

  test('keeps its position beside others, in any order', () => {
    const paths = pathsWith(page('/press', 4), page('/careers', 2), page('/giving', 3));
    expect(paths.slice(1, 4)).toEqual(['/careers', '/giving', '/press']);
  });

  test('is not in the header without a position', () => {
    expect(pathsWith(page('/careers'))).not.toContain('/careers');
  });

  test('has its title as its name', () => {
    expect(withTextPages([page('/careers', 1)])[0]).toEqual({ name: 'Page /careers', href: '/careers' });
  });
});

describe('the breakpoint of the header', () => {
  const navigationWith = async (count: number) => {
    const textDocuments = Array.from({ length: count }, (_, index) => page(`/page-${index}`, index + 1));
    vi.resetModules();
    vi.doMock('@/lib/pages/documents', () => ({ textDocuments }));
    return import('@/components/frame/navigation');
  };

  afterEach(() => {
    vi.doUnmock('@/lib/pages/documents');
    vi.resetModules();
  });

  test('is 900 px without pages of text, and wider with each', async () => {
    expect((await navigationWith(0)).fromHeaderRow).toBe('@media (min-width: 900px)');
    expect((await navigationWith(1)).fromHeaderRow).toBe('@media (min-width: 1052px)');
    expect((await navigationWith(1)).belowHeaderRow).toBe('@media screen and (max-width: 1051.98px)');
  });

  test('does not exist if the links do not fit the widest header', async () => {
    const { fromHeaderRow, belowHeaderRow } = await navigationWith(8);
    expect([fromHeaderRow, belowHeaderRow]).toEqual(['@media not all', '@media screen']);
  });
});
