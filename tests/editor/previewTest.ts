import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { testOn } from '../browser/testOn';
import { fullEditor, sites } from '../sites/sites';
import { blockedByPolicy } from './localTest';
import { type Files, openRepository, pickPrivateFiles, textFilesIn, urlOf } from './repository';

/** Tests the preview on the full site's content. */
export const test = testOn(fullEditor, pickPrivateFiles).extend({
  // The policy of the editor has no pictures from the image host, as a visitor sees it when the host fails.
  imageHost: 'fails',
  expectedErrors: [blockedByPolicy, { scope: 'test' }],
});

export { expect } from '../browser/testOn';

const { content } = sites.full;

/** Opens the form of a document in the local mode of the editor, with the full site's files or others in their place, and returns its preview. */
export async function openForm(page: Page, path: string, changed: Files = {}): Promise<FrameLocator> {
  const texts = await textFilesIn(content);
  const binaries: Record<string, Buffer> = {};
  for (const folder of ['pictures', 'files'])
    for (const name of await readdir(join(content, folder)))
      binaries[`content/${folder}/${name}`] = await readFile(join(content, folder, name));
  await openRepository(page, { ...texts, ...changed, ...binaries }, urlOf(path));
  const preview = previewOn(page);
  await preview.getByRole('heading').first().waitFor();
  return preview;
}

/** The page in the package's frame. */
export function previewOn(page: Page): FrameLocator {
  return page.frameLocator('iframe').frameLocator('iframe');
}
