import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { missingSite } from '../tools/files';
import { staticServer } from '../tools/hosting/staticServer';
import { findBrowser, launchArguments } from './chromium';

const pictures = [
  { file: 'home', path: '/', width: 1440, height: 900, colorScheme: 'light' },
  { file: 'news-dark', path: '/news-insights', width: 1440, height: 900, colorScheme: 'dark' },
  { file: 'home-phone', path: '/', width: 390, height: 844, colorScheme: 'light' },
] as const;

/** Takes the README's screenshots of the site in out/, without remote pictures. */
async function takePictures() {
  const missing = missingSite('out');
  if (missing) throw new Error(missing);
  await mkdir('docs/pictures', { recursive: true });
  const server = staticServer('out').listen(0);
  await once(server, 'listening');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
  for (const { file, path, width, height, colorScheme } of pictures) {
    const page = await browser.newPage({ viewport: { width, height }, colorScheme });
    await page.route(/^https:/, (route) => route.abort());
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
    await page.evaluate(() => document.fonts.ready);
    const picture = sharp(await page.screenshot()).resize({ width: 960, withoutEnlargement: true });
    // Keeps each file under 200 KB.
    await picture
      .png({ palette: true, colours: 32, effort: 10, dither: 0 })
      .toFile(`docs/pictures/${file}.png`);
    await page.close();
  }
  await browser.close();
  server.close();
}

await takePictures();
