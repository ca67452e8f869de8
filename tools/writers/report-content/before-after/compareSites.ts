import { missingSite } from '../../../../lib/node/files';
import { launchBrowser, takeScreenshots, type View } from './screenshots';
import { type Section, type SectionPair, sectionsOf } from './sections';
import { changedAssets, readSite, type Site } from './site';
import { pairUp, type TextChange, textChanges } from './text';

export type SectionChange = SectionPair & {
  text: TextChange[];
  /** The screenshots that differ; undefined if none were taken. */
  views?: readonly View[];
};

export type SiteChanges = {
  /** The paths of pages that look or read differently. */
  changed: string[];
  added: string[];
  gone: { path: string; redirectsTo?: string; isListedAsGone: boolean }[];
  /** What is different in pages that are changed or new. */
  sections: SectionChange[];
  /** How many sections may look different, because no screenshots of them were taken. */
  notPictured: number;
  /** Whether screenshots were needed and no browser was found. */
  isWithoutBrowser: boolean;
};

/** Compares the pages of two built sites section by section: their text, and screenshots of them if a browser is installed. */
export async function compareSites(
  before: string,
  after: string,
  launch = launchBrowser,
): Promise<SiteChanges> {
  if (missingSite(before))
    throw new Error(`There is no site in ${before}: write the folder of an earlier build after --before.`);
  const [earlier, later] = [await readSite(before), await readSite(after)];
  const pairs = joinShared(differingSections(earlier, later));
  const visible = pairs.filter((pair) => pair.before?.selector || pair.after?.selector);
  const browser = visible.length > 0 ? await launch() : undefined;
  const screenshots = browser && (await takeScreenshots(browser, [before, after], visible));
  const compared = pairs.map((pair) => ({
    ...pair,
    text: textChanges(pair.before?.lines, pair.after?.lines),
    views: screenshots?.get(pair),
  }));
  const sections = compared.filter(isChanged);
  const added = pagesWithout(later, earlier);
  const changed = new Set(sections.flatMap(({ paths }) => paths));
  for (const path of added) changed.delete(path);
  return {
    ...{ changed: [...changed], added, sections },
    gone: pagesWithout(earlier, later).map((path) => ({
      path,
      redirectsTo: later.redirects.find(({ from }) => from === path)?.to,
      isListedAsGone: later.gone.includes(path),
    })),
    notPictured: visible.filter((pair) => !screenshots?.has(pair)).length,
    isWithoutBrowser: visible.length > 0 && !browser,
  };
}

function pagesWithout(site: Site, other: Site): string[] {
  return [...site.pages.keys()].filter((path) => !other.pages.has(path));
}

/** Sections whose markup differs, or the styles, scripts and files that decide how they look. A new page is one. */
function differingSections(before: Site, after: Site): SectionPair[] {
  const assets = changedAssets(before, after);
  const namesChanged = (html = '') => assets.some((path) => html.includes(path));
  return [...after.pages].flatMap(([path, html]): SectionPair | SectionPair[] => {
    const earlier = before.pages.get(path);
    const name = 'The whole page';
    if (earlier === undefined)
      return { name, paths: [path], after: { name, markup: html, lines: [], selector: 'body' } };
    if (earlier === html && !namesChanged(html)) return [];
    const isRestyled = codeOf(earlier) !== codeOf(html) || namesChanged(codeOf(html));
    return pairUp(sectionsOf(earlier), sectionsOf(html), haveSameName)
      .filter(
        ({ before, after }) => isRestyled || before?.markup !== after?.markup || namesChanged(after?.markup),
      )
      .map(({ before, after }) => ({ name: (after ?? before)?.name ?? '', paths: [path], before, after }));
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
    // The link to the current page is another in the header of each, and class names are those of the page.
    const key = `${pair.before?.markup}\n${pair.after?.markup}`.replace(
      / (?:aria-current|class)="[^"]*"/g,
      '',
    );
    const same = joined.get(key);
    if (same) same.paths.push(...pair.paths);
    else joined.set(key, pair);
  }
  return [...joined.values()];
}

function isChanged({ before, after, text, views = [] }: SectionChange): boolean {
  return !before || !after || text.length > 0 || views.length > 0;
}
