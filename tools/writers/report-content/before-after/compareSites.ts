import type { Browser } from '@playwright/test';
import pMap from 'p-map';
import { missingSite } from '../../../../lib/node/files';
import { comparePages, type GonePage, type PageChanges, type PagePair } from './pages';
import { comparePictures, toWebp } from './pictures';
import { type Camera, launchBrowser, type Width, widths, withCameras } from './screenshots';
import { type TextChange, textChanges, titleOf } from './text';

/** A picture of a page as a data URL, before and after. A new page has only one. */
export type View = {
  width: Width;
  before?: string;
  after: string;
  size?: { width: number; height: number };
  /** Whether the end of a very long page is left out. */
  isCut?: boolean;
};

export type ReportedPage = { path: string; title: string };
export type ShownPage = ReportedPage & {
  text: TextChange[];
  /** Those that differ. */
  views: View[];
  /** Whether pictures were taken. */
  isPictured: boolean;
  /** Whether they are left out, because the report would become too large. */
  isOmitted: boolean;
};

export type SiteChanges = {
  /** Pages that look or read differently. */
  changed: ShownPage[];
  added: ShownPage[];
  gone: (ReportedPage & Omit<GonePage, 'html'>)[];
  /** Pages that look and read the same, but whose code differs. */
  codeOnly: ReportedPage[];
  /** Pages whose code differs and of which no pictures were taken. */
  notPictured: ReportedPage[];
  /** Whether pictures were needed and no browser was found. */
  isWithoutBrowser: boolean;
};

/** Pictures of more pages would take minutes. */
const maxPictured = 100;

/** Of all pictures, as base64, so that the report can be sent and opened. */
const maxPictureBytes = 16_000_000;

/** Compares the pages of two built sites: their files, their text, and their pictures if a browser is installed. */
export async function compareSites(
  before: string,
  after: string,
  launch = launchBrowser,
): Promise<SiteChanges> {
  if (missingSite(before))
    throw new Error(`There is no site in ${before}: write the folder of an earlier build after --before.`);
  const { candidates, added, gone } = await comparePages(before, after);
  const pages = [...candidates, ...added].slice(0, maxPictured);
  const browser = pages.length > 0 ? await launch() : undefined;
  const pictures = browser && (await takePictures(browser, [before, after], pages));
  const withinBudget = pictureBudget();
  const compared = candidates.map((page) => ({
    ...{ path: page.path, title: titleOf(page.after), text: textChanges(page.before, page.after) },
    ...withinBudget(pictures?.get(page.path)),
  }));
  const isChanged = (page: ShownPage) => page.text.length > 0 || page.views.length > 0 || page.isOmitted;
  const others = compared.filter((page) => !isChanged(page));
  return {
    changed: compared.filter(isChanged),
    added: added.map(({ path, html }) => ({
      ...{ path, title: titleOf(html), text: [] },
      ...withinBudget(pictures?.get(path)),
    })),
    gone: gone.map(({ html, ...page }) => ({ ...page, title: titleOf(html) })),
    codeOnly: others.filter(({ isPictured }) => isPictured),
    notPictured: others.filter(({ isPictured }) => !isPictured),
    isWithoutBrowser: pages.length > 0 && !browser,
  };
}

/** The views of pages by path. */
function takePictures(
  browser: Browser,
  folders: readonly [string, string],
  pages: readonly (PagePair | PageChanges['added'][number])[],
): Promise<Map<string, View[]>> {
  return withCameras(browser, folders, async (before, after) => {
    const viewsOf = async (page: (typeof pages)[number]) => {
      const view = 'before' in page ? changedView : newView;
      const views: (View | undefined)[] = [];
      for (const width of widths) views.push(await view(page.path, width, after, before));
      return [page.path, views.filter((found) => found !== undefined)] as const;
    };
    return new Map(await pMap(pages, viewsOf, { concurrency: 2 }));
  });
}

async function changedView(
  path: string,
  width: Width,
  after: Camera,
  before: Camera,
): Promise<View | undefined> {
  const pair = await comparePictures(await before(path, width), await after(path, width));
  if (!pair) return undefined;
  const size = { width: pair.width, height: pair.height };
  return { width, before: dataUrl(pair.before), after: dataUrl(pair.after), size, isCut: pair.isCut };
}

async function newView(path: string, width: Width, after: Camera): Promise<View> {
  return { width, after: dataUrl(await toWebp(await after(path, width))) };
}

function dataUrl(webp: Buffer): string {
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

/** Leaves out the pictures of a page that would make the report too large. */
export function pictureBudget() {
  let total = 0;
  return (found?: readonly View[]): Pick<ShownPage, 'views' | 'isPictured' | 'isOmitted'> => {
    const views = found ?? [];
    const bytes = views.reduce((sum, { before = '', after }) => sum + before.length + after.length, 0);
    const isOmitted = total + bytes > maxPictureBytes;
    if (!isOmitted) total += bytes;
    return { views: isOmitted ? [] : [...views], isPictured: found !== undefined, isOmitted };
  };
}
