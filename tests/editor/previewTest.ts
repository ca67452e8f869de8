import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { testOn } from '../browser/testOn';
import { fullEditor, sites } from '../sites/sites';
import { blockedByPolicy } from './blockedByPolicy';
import { type Files, openRepository, pickPrivateFiles, textFilesIn, urlOf } from './repository';

/** Tests the preview on the full site's content. */
export const test = testOn(fullEditor, pickPrivateFiles).extend({
  // The policy of the editor has no pictures from the image host, as a visitor sees it when the host fails.
  imageHost: 'fails',
  expectedErrors: [blockedByPolicy, { scope: 'test' }],
});

export { expect } from '../browser/testOn';

const { content } = sites.full;

type Options = {
  /** Files in place of the full site's. */
  changed?: Files;
  /** Also the many articles that only make lists long. */
  hasLongLists?: boolean;
};

/** Opens the form of a document in the local mode of the editor, with the full site's files, and returns its preview. */
export async function openForm(
  page: Page,
  path: string,
  { changed = {}, hasLongLists = false }: Options = {},
): Promise<FrameLocator> {
  const isOffered = ([name]: [string, string]) => hasLongLists || !name.includes('/generated-');
  const texts = Object.fromEntries(Object.entries(await textFilesIn(content)).filter(isOffered));
  const binaries: Record<string, Buffer> = {};
  for (const folder of ['pictures', 'files'])
    for (const name of await readdir(join(content, folder)))
      binaries[`content/${folder}/${name}`] = await readFile(join(content, folder, name));
  await openRepository(page, { ...texts, ...changed, ...binaries }, urlOf(path));
  const preview = previewOn(page);
  // The editor and the preview are 4 MB of code.
  await preview.getByRole('heading').first().waitFor({ timeout: 60_000 });
  return preview;
}

/** A window with room for the preview beside the form. */
export const wideWindow = { width: 1280, height: 800 };

/** The frame with the previewed page. */
export function previewOn(page: Page): FrameLocator {
  return barOn(page).frameLocator('iframe');
}

/** The frame with the buttons above the preview. */
export function barOn(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/** Clicks on a place in the preview, which its cover takes: a distance from the left edge of an element, in its middle. */
export async function clickOn(page: Page, shown: Locator, distance = 5): Promise<void> {
  await shown.scrollIntoViewIfNeeded();
  const { x, y, height } = (await shown.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.click(x + distance, y + height / 2);
}
