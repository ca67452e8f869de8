import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { bundleEditor } from '../tools/editor/bundle';
import { localConfig, localStyles } from '../tools/editor/config';
import { missingSite } from '../tools/files';
import { staticServer } from '../tools/hosting/staticServer';
import { findBrowser, launchArguments } from './chromium';
import { offerRepository, textFilesIn, urlOf } from './editor/repository';

const pictures = [
  { file: 'home', path: '/', width: 1440, height: 900, colorScheme: 'light' },
  { file: 'news-dark', path: '/news-insights', width: 1440, height: 900, colorScheme: 'dark' },
  { file: 'home-phone', path: '/', width: 390, height: 844, colorScheme: 'light' },
] as const;

/** Takes the screenshots of the site in out/, without remote pictures, and of the visual editor. */
async function takePictures() {
  const missing = missingSite('out');
  if (missing) throw new Error(missing);
  await mkdir('docs/pictures', { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
  await withServer('out', (baseURL) => takeSite(browser, baseURL));
  const folder = '.generated/editor';
  await bundleEditor(folder, localConfig('Family Investment Group', 'website'), localStyles);
  await withServer(folder, (baseURL) => takeEditor(browser, baseURL));
  await browser.close();
}

async function withServer(folder: string, use: (baseURL: string) => Promise<void>) {
  const server = staticServer(folder).listen(0);
  await once(server, 'listening');
  await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  server.closeAllConnections();
  server.close();
}

async function takeSite(browser: Browser, baseURL: string) {
  for (const { file, path, width, height, colorScheme } of pictures) {
    const page = await browser.newPage({ baseURL, viewport: { width, height }, colorScheme });
    await page.route(/^https:/, (route) => route.abort());
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    await take(page, file);
    await page.close();
  }
}

/** The editor with the articles of content/: its list and a form. */
async function takeEditor(browser: Browser, baseURL: string) {
  const page = await browser.newPage({ baseURL, viewport: { width: 1280, height: 800 }, locale: 'en-AU' });
  const files = await textFilesIn('content');
  await offerRepository(page, files);
  await page.goto('/');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('grid', { name: 'Entries' }).waitFor();
  // Ends the transition from the sign-in page.
  await page.waitForTimeout(1000);
  await take(page, 'editor-list');
  await page.goto(urlOf(Object.keys(files).find((path) => path.startsWith('content/articles/')) ?? ''));
  await page.getByRole('textbox', { name: 'Title' }).waitFor();
  await page.waitForTimeout(1000);
  await take(page, 'editor-form');
  await page.close();
}

async function take(page: Page, file: string) {
  const picture = sharp(await page.screenshot()).resize({ width: 960, withoutEnlargement: true });
  // Keeps each file under 200 KB.
  await picture
    .png({ palette: true, colours: 32, effort: 10, dither: 0 })
    .toFile(`docs/pictures/${file}.png`);
}

await takePictures();
