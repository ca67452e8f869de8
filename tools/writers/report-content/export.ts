import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { readCompany } from '../../../lib/company/readCompany';
import { missingSite } from '../../../lib/node/files';
import { typesByExtension } from '../../hosting/definition';
import { siteRecordFile } from '../../hosting/siteRecord';

/** What the report takes from the exported site. */
export type Export = {
  name: string;
  url: string;
  /** The styles of the News page, with inlined fonts. */
  styles: string;
  /** The icon sprite, with `icon-` before each id. */
  icons: string;
  /** A file of the export as a data URL; undefined if there is none at that path. */
  dataOf(path: string): Promise<string | undefined>;
};

/** Opens the exported site. Throws if there is none. */
export async function openExport(folder: string): Promise<Export> {
  const newsPage = 'news-insights.html';
  const missing = missingSite(folder, [newsPage, siteRecordFile]);
  if (missing) throw new Error(missing);
  const html = await readFile(join(folder, newsPage), 'utf8');
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('\n');
  const sprite = await readFile(join(folder, 'drawings/icons.svg'), 'utf8');
  const { name, url } = readCompany('content').values as { name: string; url: string };

  async function dataOf(path: string): Promise<string | undefined> {
    const bytes = await readFile(join(folder, path)).catch(() => undefined);
    const type = typesByExtension[extname(path).slice(1)];
    return bytes && type ? `data:${type};base64,${bytes.toString('base64')}` : undefined;
  }

  return {
    ...{ name, url, dataOf },
    styles: await withDataUrls(css, dataOf),
    icons: sprite.replaceAll(' id="', ' id="icon-'),
  };
}

/** The export with further files, as data URLs by their paths. */
export function withFiles(site: Export, files: ReadonlyMap<string, string>): Export {
  return { ...site, dataOf: async (path) => files.get(path) ?? site.dataOf(path) };
}

/** Styles with their files as data URLs, which are empty for missing files. */
async function withDataUrls(css: string, dataOf: Export['dataOf']): Promise<string> {
  const data = new Map<string, string>();
  for (const [, path = ''] of css.matchAll(/url\(["']?(\/[^"')]+)["']?\)/g)) {
    data.set(path, (await dataOf(path)) ?? 'data:,');
  }
  return css.replace(/url\(["']?([^"')]+)["']?\)/g, (whole, path: string) =>
    /^(?:data:|#)/.test(path) ? whole : `url(${data.get(path) ?? 'data:,'})`,
  );
}
