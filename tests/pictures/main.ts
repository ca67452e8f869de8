import { mkdir } from 'node:fs/promises';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { missingSite } from '../../lib/node/files';
import { argumentsOf } from '../../tools/arguments';
import { findBrowser, launchArguments } from '../../tools/chromium';
import { serve } from '../../tools/hosting/staticServer';
import { annotatedCard } from './annotatedCard';
import { annotatedMessage } from './annotatedMessage';
import { contentReport } from './contentReport';
import { takeSections } from './sections';
import { textParts } from './textParts';
import { editorForm, editorList } from './visualEditor';

type Picture = BrowserContextOptions & {
  file: string;
  /** The page of the site to open; none for a picture of something else. */
  path?: string;
  take?: (page: Page) => Promise<Buffer>;
};

const wide = { viewport: { width: 1440, height: 900 } };
const screen = { viewport: { width: 1280, height: 800 }, locale: 'en-AU' };
// Its content security policy would block the annotations.
const guide = { viewport: { width: 900, height: 600 }, bypassCSP: true };

const pictures: readonly Picture[] = [
  { file: 'home', path: '/', ...wide },
  { file: 'news-dark', path: '/news-insights', ...wide, colorScheme: 'dark' },
  { file: 'home-phone', path: '/', viewport: { width: 390, height: 844 } },
  { file: 'contributing-card', path: '/news-insights', ...guide, take: annotatedCard },
  { file: 'contributing-check', path: '/news-insights', ...guide, take: annotatedMessage },
  { file: 'contributing-report', viewport: { width: 1240, height: 900 }, take: contentReport },
  { file: 'contributing-text', viewport: { width: 900, height: 600 }, take: textParts },
  { file: 'editor-list', ...screen, take: editorList },
  { file: 'editor-form', ...screen, take: editorForm },
];

/** `npm run pictures`: takes the pictures of the README, CONTRIBUTING.md and docs/sections.md, without remote pictures. */
async function takePictures() {
  argumentsOf('npm run pictures');
  const missing = missingSite('out');
  if (missing) throw new Error(missing);
  await mkdir('docs/pictures', { recursive: true });
  const site = await serve('out');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
  try {
    await takeSections(browser);
    for (const { file, path, take, ...options } of pictures) {
      const page = await browser.newPage(options);
      await page.route(/^https:/, (route) => route.abort());
      if (path) await page.goto(site.url + path);
      await page.evaluate(() => document.fonts.ready);
      const picture = sharp(await (take ? take(page) : page.screenshot()));
      // Keeps each file under 200 KB.
      await picture
        .resize({ width: 900, withoutEnlargement: true })
        .png({ palette: true, colours: 32, effort: 10, dither: 0 })
        .toFile(`docs/pictures/${file}.png`);
      await page.close();
    }
  } finally {
    await browser.close();
    site.close();
  }
}

await takePictures();
