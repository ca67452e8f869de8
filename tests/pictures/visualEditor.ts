import type { Page } from '@playwright/test';
import { bundleEditor } from '../../tools/editor/bundle';
import { localConfig } from '../../tools/editor/config';
import { readSettings } from '../../tools/editor/settings';
import { localStyles } from '../../tools/editor/styles';
import { openRepository, pickPrivateFiles, textFilesIn, urlOf } from '../editor/repository';
import { serve } from '../serve';

const folder = '.generated/editor';

/** The list of the articles in content/. */
export async function editorList(page: Page): Promise<Buffer> {
  await openEditor(page);
  return page.screenshot();
}

/** The form of the first article in content/. */
export async function editorForm(page: Page): Promise<Buffer> {
  const files = await openEditor(page);
  const article = Object.keys(files).find((path) => path.startsWith('content/articles/'));
  if (!article) throw new Error('content/articles/ has no article to show in the editor.');
  await page.goto(new URL(urlOf(article), page.url()).href);
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  await page.locator('.check-summary[aria-busy="false"]').waitFor();
  await settle(page);
  return page.screenshot();
}

/** Opens the visual editor with the files of content/, and returns these. */
async function openEditor(page: Page): Promise<Record<string, string>> {
  await bundleEditor(folder, localConfig(readSettings().name, 'website'), localStyles);
  const { url, close } = await serve(folder);
  page.once('close', close);
  const files = await textFilesIn('content');
  await page.addInitScript(pickPrivateFiles);
  await page.goto(`${url}/robots.txt`);
  await openRepository(page, files, url);
  await page.getByRole('grid', { name: 'Entries' }).waitFor();
  await settle(page);
  return files;
}

/** Transitions between the editor's pages. */
async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(1000);
}
