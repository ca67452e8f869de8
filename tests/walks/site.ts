import { testOn } from '../browser/testOn';
import { type Content, readContent } from '../sites/content';
import type { Site } from '../sites/sites';
import { type ExportedPage, exportedPages } from './exportedPages';

/** A built site, its content, and a Playwright `test` that serves it. */
export type WalkedSite = Pick<Site, 'root' | 'out'> & {
  contentFolder: string;
  test: ReturnType<typeof testOn>;
  content: Content;
  /** The filters of the News page in order. */
  filters: string[];
  /** The site's public URL without a trailing slash, used in its absolute URLs. */
  siteUrl: string;
  /** Every page except the 404 page and redirects. */
  pages: ExportedPage[];
  /** Returns the page with a path. */
  pageOf: (path: string) => ExportedPage;
  notFound: ExportedPage;
  redirects: ExportedPage[];
};

/** Reads a built site. Throws if it has not been built. */
export function openSite(site: Site): WalkedSite {
  const content = readContent(site.content);
  // Domains are case-insensitive; URLs of the site are in lower case.
  const siteUrl = new URL(content.company.url).href.replace(/\/$/, '');
  const all = exportedPages(site.out, siteUrl);
  const notFound = all.find(({ file }) => file === '404.html');
  if (!notFound) throw new Error(`${site.out} has no 404.html: run "npm run build" there first.`);
  const pages = all.filter((page) => page !== notFound && !page.isRedirect);
  return {
    ...{ root: site.root, out: site.out, contentFolder: site.content },
    ...{ test: testOn(site.out), content, notFound },
    filters: ['All', ...content.categories.map(({ name }) => name)],
    ...{ siteUrl, pages },
    pageOf: (path) => pages.find((page) => page.path === path) as ExportedPage,
    redirects: all.filter(({ isRedirect }) => isRedirect),
  };
}
