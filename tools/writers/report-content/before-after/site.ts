import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../../../../lib/node/files';
import { servedPath } from '../../../hosting/cleanUrl';
import { readSiteRecord, type SiteRecord } from '../../../hosting/siteRecord';

export type Site = {
  /** HTML by path. */
  pages: Map<string, string>;
  /** Other files by path. */
  assets: Map<string, Buffer>;
} & Pick<SiteRecord, 'redirects' | 'gone'>;

/** The files of a built site, without redirects. */
export async function readSite(folder: string): Promise<Site> {
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
  return { pages, assets, redirects, gone };
}

/** The paths of assets that differ. */
export function changedAssets({ assets: before }: Site, { assets: after }: Site): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path)?.compare(after.get(path) ?? Buffer.of()) !== 0,
  );
}
