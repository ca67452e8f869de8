import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, readContent } from '../sites/content';
import type { Site } from '../sites/sites';
import { type ExportedPage, exportedPages } from './exportedPages';

/** A built site and its content. */
export type OpenedSite = {
  out: string;
  contentFolder: string;
  content: Content;
  /** The site's public URL without a trailing slash, used in its absolute URLs. */
  siteUrl: string;
  /** Every page except the 404 page and redirects. */
  pages: ExportedPage[];
  notFound: ExportedPage;
  redirects: ExportedPage[];
  /** Returns the page with a path. Throws if there is none. */
  pageOf(path: string): ExportedPage;
  /** Whether a server has a file for a path. */
  isServed(path: string): boolean;
};

/** Reads a built site. Throws if it has not been built. */
export function openSite(site: Site): OpenedSite {
  const { out, content: contentFolder } = site;
  const isFile = (file: string) => statSync(join(out, file), { throwIfNoEntry: false })?.isFile() === true;
  if (!isFile('404.html')) throw new Error(`${out} has no 404.html: build this site first.`);
  const content = readContent(contentFolder);
  // Domains are case-insensitive; URLs of the site are in lower case.
  const siteUrl = new URL(content.company.url).href.replace(/\/$/, '');
  const all = exportedPages(out, siteUrl);
  const pages = all.filter(({ file, isRedirect }) => file !== '404.html' && !isRedirect);
  return {
    ...{ out, contentFolder, content, siteUrl, pages },
    notFound: all.find(({ file }) => file === '404.html') as ExportedPage,
    redirects: all.filter(({ isRedirect }) => isRedirect),
    pageOf(path) {
      const page = pages.find((one) => one.path === path);
      if (!page) throw new Error(`${out} has no page ${path}.`);
      return page;
    },
    isServed: (path) => [path, `${path}.html`, `${path}/index.html`].map(decodeURIComponent).some(isFile),
  };
}
