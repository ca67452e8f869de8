import { missingSite } from '../../../../lib/node/files';
import { launchBrowser, takePictures, type View } from './pictures';
import { readPage, type Section, type SectionPair } from './sections';
import { changedAssets, readSite, type Site } from './site';
import { pairUp, type TextChange, textChanges } from './text';

export type ReportedPage = { path: string; title: string };

export type SectionChange = SectionPair & {
  text: TextChange[];
  /** The pictures that differ; undefined if none were taken. */
  views?: readonly View[];
  /** Whether they are left out, because the report would become too large. */
  isOmitted: boolean;
};

export type SiteChanges = {
  /** Pages that look or read differently. */
  changed: ReportedPage[];
  added: ReportedPage[];
  gone: (ReportedPage & { redirectsTo?: string; isListedAsGone: boolean })[];
  /** Pages that may look different and of which no pictures were taken. */
  notPictured: string[];
  /** What is different in pages that are changed or new. */
  sections: SectionChange[];
  /** Whether pictures were needed and no browser was found. */
  isWithoutBrowser: boolean;
};

/** Of all pictures, as base64, so that the report can be sent and opened. */
const maxPictureBytes = 16_000_000;

const wholePage: Section = { name: 'The whole page', markup: '', lines: [], selector: 'body' };

/** Compares the pages of two built sites section by section: their text, and their pictures if a browser is installed. */
export async function compareSites(
  before: string,
  after: string,
  launch = launchBrowser,
): Promise<SiteChanges> {
  if (missingSite(before))
    throw new Error(`There is no site in ${before}: write the folder of an earlier build after --before.`);
  const [earlier, later] = [await readSite(before), await readSite(after)];
  const added = pagesWithout(later, earlier);
  const pairs = [
    ...joinShared(differingSections(earlier, later)),
    ...added.map(({ path }) => ({ name: wholePage.name, paths: [path], after: wholePage })),
  ];
  const browser = pairs.length > 0 ? await launch() : undefined;
  const compared = changesOf(pairs, browser && (await takePictures(browser, [before, after], pairs)));
  const sections = compared.filter(isChanged);
  const pagesOf = (list: readonly SectionPair[]) => {
    const paths = [...later.pages.keys()].filter((path) => earlier.pages.has(path));
    return paths.filter((path) => list.some((section) => section.paths.includes(path)));
  };
  const changed = pagesOf(sections);
  const notPictured = pagesOf(compared.filter(({ views }) => !views)).filter(
    (path) => !changed.includes(path),
  );
  return {
    changed: changed.map((path) => ({ path, title: titleOf(later, path) })),
    added,
    gone: pagesWithout(earlier, later).map((page) => ({
      ...page,
      redirectsTo: later.redirects.find(({ from }) => from === page.path)?.to,
      isListedAsGone: later.gone.includes(page.path),
    })),
    ...{ notPictured, sections },
    isWithoutBrowser: pairs.length > 0 && !browser,
  };
}

function titleOf({ pages }: Site, path: string): string {
  return readPage(pages.get(path) ?? '').title;
}

function pagesWithout(site: Site, other: Site): ReportedPage[] {
  const paths = [...site.pages.keys()].filter((path) => !other.pages.has(path));
  return paths.map((path) => ({ path, title: titleOf(site, path) }));
}

/** Sections whose markup differs, or the styles, scripts and files that decide how they look. */
function differingSections(before: Site, after: Site): SectionPair[] {
  const assets = changedAssets(before, after);
  const namesChanged = (html = '') => assets.some((path) => html.includes(path));
  return [...after.pages].flatMap(([path, html]) => {
    const earlier = before.pages.get(path);
    if (earlier === undefined || (earlier === html && !namesChanged(html))) return [];
    const isRestyled = codeOf(earlier) !== codeOf(html) || namesChanged(codeOf(html));
    const pairs = pairUp(readPage(earlier).sections, readPage(html).sections, haveSameName);
    return pairs.flatMap(({ before, after }) => {
      const isSame = !isRestyled && before?.markup === after?.markup && !namesChanged(after?.markup);
      return isSame ? [] : { name: (after ?? before)?.name ?? '', paths: [path], before, after };
    });
  });
}

function haveSameName(one: Section, other: Section): boolean {
  return one.name === other.name;
}

/** The styles and scripts of a page. Scripts with a type are data. */
function codeOf(html: string): string {
  return (html.match(/<(style|script)(?![^>]* type="(?!module))[^>]*>.*?<\/\1>/gs) ?? []).join('\n');
}

/** Joins pairs that are the same on several pages, such as footers. */
function joinShared(pairs: readonly SectionPair[]): SectionPair[] {
  const joined = new Map<string, SectionPair>();
  for (const pair of pairs) {
    // The link to the current page is another in the header of each.
    const key = `${pair.before?.markup}\n${pair.after?.markup}`.replace(/ aria-current="\w+"/g, '');
    const same = joined.get(key);
    if (same) same.paths.push(...pair.paths);
    else joined.set(key, pair);
  }
  return [...joined.values()];
}

/** Leaves out the pictures of a section that would make the report too large. */
export function changesOf(
  pairs: readonly SectionPair[],
  pictures?: ReadonlyMap<SectionPair, readonly View[]>,
): SectionChange[] {
  let total = 0;
  return pairs.map((pair) => {
    const views = pictures?.get(pair);
    const urls = (views ?? []).map(({ before = '', after = '' }) => before + after);
    const bytes = urls.join('').length;
    const isOmitted = total + bytes > maxPictureBytes;
    if (!isOmitted) total += bytes;
    const text = textChanges(pair.before?.lines, pair.after?.lines);
    return { ...pair, text, views: isOmitted ? [] : views, isOmitted };
  });
}

function isChanged({ before, after, text, views = [], isOmitted }: SectionChange): boolean {
  return !before || !after || text.length > 0 || views.length > 0 || isOmitted;
}
