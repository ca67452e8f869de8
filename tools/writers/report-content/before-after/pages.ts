import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../../../lib/node/files';
import { readSiteRecord, type SiteRecord } from '../../../hosting/siteRecord';
import { servedPath } from '../../../hosting/staticServer';

/** A page of both sites. */
export type PagePair = { path: string; before: string; after: string };

/** A page that the later site does not have, and where its URL leads there. */
export type GonePage = { path: string; html: string; redirectsTo?: string; isListedAsGone: boolean };

export type PageChanges = {
  /** Pages whose HTML differs, or a file that it names. They may look the same. */
  candidates: PagePair[];
  /** New pages, and pages that are gone, with their HTML. */
  added: { path: string; html: string }[];
  gone: GonePage[];
};

type Site = {
  /** HTML by path. */
  pages: Map<string, string>;
  /** Other files by path. */
  assets: Map<string, Buffer>;
} & Pick<SiteRecord, 'redirects' | 'gone'>;

const errorPage = '/404';

/** Compares two built sites by their files. Pages are sorted by path, with the error page last. */
export async function comparePages(beforeFolder: string, afterFolder: string): Promise<PageChanges> {
  const [before, after] = await Promise.all([readSite(beforeFolder), readSite(afterFolder)]);
  const changedAssets = [...new Set([...before.assets.keys(), ...after.assets.keys()])].filter(
    (path) => before.assets.get(path)?.compare(after.assets.get(path) ?? Buffer.of()) !== 0,
  );
  const target = new Map(after.redirects.map(({ from, to }) => [from, to]));
  return {
    candidates: pairsOf(before, after).filter(
      (pair) => pair.before !== pair.after || changedAssets.some((path) => pair.after.includes(path)),
    ),
    added: without(after.pages, before.pages),
    gone: without(before.pages, after.pages).map((page) => ({
      ...page,
      redirectsTo: target.get(page.path),
      isListedAsGone: after.gone.includes(page.path),
    })),
  };
}

function pairsOf(before: Site, after: Site): PagePair[] {
  return [...after.pages].flatMap(([path, html]) => {
    const earlier = before.pages.get(path);
    return earlier === undefined ? [] : [{ path, before: earlier, after: html }];
  });
}

async function readSite(folder: string): Promise<Site> {
  const { redirects, gone } = readSiteRecord(folder);
  const former = new Set(redirects.map(({ from }) => from));
  const pages = new Map<string, string>();
  const assets = new Map<string, Buffer>();
  for (const file of await filesBelow(folder)) {
    const path = servedPath(file);
    const bytes = await readFile(join(folder, file));
    if (!file.endsWith('.html')) assets.set(path, bytes);
    else if (!former.has(path)) pages.set(path, bytes.toString());
  }
  const rank = (path: string) => (path === errorPage ? 1 : 0);
  const sorted = [...pages].sort(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1));
  return { pages: new Map(sorted), assets, redirects, gone };
}

function without(pages: Map<string, string>, others: Map<string, string>) {
  return [...pages].filter(([path]) => !others.has(path)).map(([path, html]) => ({ path, html }));
}
