import { afterEach, expect, test, vi } from 'vitest';

// Other test files may share the modules.
afterEach(() => {
  vi.doUnmock('@/lib/pages/documents');
  vi.doUnmock('@/lib/pages/pages');
  vi.resetModules();
});

/** The navigation of a site with this number of pages in its header. */
async function navigationWith(pages: number) {
  vi.resetModules();
  const publicPages = Array.from({ length: pages }, (_, index) => ({
    ...{ label: `Page number ${index}`, path: `/page-${index}`, position: index },
  }));
  vi.doMock('@/lib/pages/pages', () => ({ publicPages }));
  return import('@/components/frame/navigation');
}

test('the footer names legal texts by their titles', async () => {
  vi.doMock('@/lib/pages/documents', () => ({ legalDocuments: [{ title: 'Cookies', path: '/cookies' }] }));
  const { legalNavigation } = await navigationWith(0);
  expect(legalNavigation).toContainEqual({ name: 'Cookies', href: '/cookies' });
});

test('the header has its row of links on wider screens the more pages there are, and never if they do not fit', async () => {
  const widthWith = async (pages: number) =>
    Number(/\d+/.exec((await navigationWith(pages)).fromHeaderRow)?.[0]);
  expect(await widthWith(7)).toBeGreaterThan(await widthWith(6));
  const { fromHeaderRow, belowHeaderRow } = await navigationWith(13);
  expect([fromHeaderRow, belowHeaderRow]).toEqual(['@media not all', '@media screen']);
});
