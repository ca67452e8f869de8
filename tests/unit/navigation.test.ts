import { afterEach, describe, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('@/lib/pages/documents');
  vi.doUnmock('@/lib/pages/pages');
  vi.resetModules();
});

type Page = { label: string; path: string; position?: number };

async function navigationWith(pages: readonly Page[]) {
  vi.resetModules();
  vi.doMock('@/lib/pages/pages', () => ({ publicPages: pages }));
  return import('@/components/frame/navigation');
}

const names = ['Home', 'About Us', 'Our Businesses', 'News & Insights', 'Contact'];
const company = names.map((label, index) => ({ label, path: `/${index}`, position: index + 1 }));

test('the footer names legal texts by their titles', async () => {
  vi.doMock('@/lib/pages/documents', () => ({ legalDocuments: [{ title: 'Cookies', path: '/cookies' }] }));
  const { legalNavigation } = await navigationWith([]);
  expect(legalNavigation).toEqual([
    { name: 'Cookies', href: '/cookies' },
    expect.objectContaining({ name: 'RSS' }),
  ]);
});

describe('the breakpoint of the header', () => {
  const withMore = (count: number) =>
    navigationWith([
      ...company,
      ...Array.from({ length: count }, (_, index) => ({
        ...{ label: `Page /page-${index}`, path: `/page-${index}`, position: 6 + index },
      })),
    ]);

  test('is 900 px with the pages of the specification, and wider with each other', async () => {
    expect((await withMore(0)).fromHeaderRow).toBe('@media (min-width: 900px)');
    expect((await withMore(1)).fromHeaderRow).toBe('@media (min-width: 1052px)');
    expect((await withMore(1)).belowHeaderRow).toBe('@media screen and (max-width: 1051.98px)');
  });

  test('does not exist if the links do not fit the widest header', async () => {
    const { fromHeaderRow, belowHeaderRow } = await withMore(8);
    expect([fromHeaderRow, belowHeaderRow]).toEqual(['@media not all', '@media screen']);
  });
});
