import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LinkChecker, LinkState } from 'linkinator';
import type { VFile } from 'vfile';
import { documentOf, markedFields } from '../../lib/content/document';
import { isPublic, publicationOf } from '../../lib/content/publication';
import { withTemporaryFolder } from '../../lib/node/files';
import { escapedHtml } from '../../lib/text/escapedHtml';
import { isReserved } from '../launch/reservedValues';

/** Answers of sites that refuse programs or are busy: the page is there for people. LinkedIn answers 999. */
const refusals = [401, 403, 405, 406, 429, 451, 503, 999];

/** The places of each URL, which has no fragment. */
type Links = Map<string, string[]>;

/** The links of public documents to other sites, in texts and in fields, each with its places as `path:line`. */
export function linksToOtherSites(documents: readonly VFile[], day: string): Links {
  const links: Links = new Map();
  for (const file of documents) {
    const document = documentOf(file);
    if (!isPublic(publicationOf(document), day)) continue;
    const fields = markedFields(document, 'isOtherSite').map(({ text, place }) => ({ url: text, place }));
    for (const { url, place } of [...document.links, ...fields]) {
      if (!/^https?:/.test(url) || isReserved(url)) continue;
      const page = new URL(url);
      // Linkinator leaves it out.
      page.hash = '';
      links.set(page.href, [...(links.get(page.href) ?? []), `${file.path}:${place.line}`]);
    }
  }
  return links;
}

/**
 * A line of Markdown for each link that does not lead to a page, in order of the URLs. Asks each site once, few at a time,
 * and again after an error.
 */
export async function lostLinks(links: Links): Promise<string[]> {
  if (links.size === 0) return [];
  const { links: results } = await withTemporaryFolder(async (folder) => {
    // Linkinator reads pages, and would follow the links of each page of other sites that it is given.
    const anchors = [...links.keys()].map((url) => `<a href="${escapedHtml(url)}">link</a>`);
    await writeFile(join(folder, 'links.html'), `<!DOCTYPE html>\n${anchors.join('\n')}\n`);
    return new LinkChecker().check({
      path: 'links.html',
      serverRoot: folder,
      ...{
        concurrency: 2,
        timeout: 30_000,
        userAgent: 'linkinator (weekly check of the links of a website)',
      },
      ...{ retryErrors: true, retryErrorsCount: 2, retryErrorsJitter: 500 },
    });
  });
  return results
    .filter(
      ({ url, state, status = 0 }) =>
        links.has(url) && state === LinkState.BROKEN && !refusals.includes(status),
    )
    .map(({ url, status }) => {
      const reason = status ? `answers ${status}` : 'does not answer';
      return `<${url}> ${reason}: ${links
        .get(url)
        ?.map((place) => `\`${place}\``)
        .join(', ')}`;
    })
    .sort();
}
