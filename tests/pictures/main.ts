import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { argumentsOf, stop } from '../../tools/arguments';
import { missingSite } from '../../tools/files';
import { findBrowser, launchArguments } from '../chromium';
import { serve } from '../serve';
import { editorForm, editorList } from './visualEditor';

type Picture = BrowserContextOptions & {
  file: string;
  /** The page of the site to open; none for a picture of something else. */
  path?: string;
  take?: (page: Page) => Promise<Buffer>;
};

const wide = { viewport: { width: 1440, height: 900 } };
const screen = { viewport: { width: 1280, height: 800 }, locale: 'en-AU' };

const pictures: readonly Picture[] = [
  { file: 'home', path: '/', ...wide },
  { file: 'news-dark', path: '/news-insights', ...wide, colorScheme: 'dark' },
  { file: 'home-phone', path: '/', viewport: { width: 390, height: 844 } },
  { file: 'editor-list', ...screen, take: editorList },
  { file: 'editor-form', ...screen, take: editorForm },
];

const usage = `npm run pictures [-- NAME…]

Takes the pictures of the README and CONTRIBUTING.md again, or those with the given names: files in docs/pictures/ without
their extension.`;

/** `npm run pictures`, without remote pictures. */
async function takePictures() {
  const names: readonly string[] = argumentsOf(usage, { positionals: Infinity }).positionals;
  const known = pictures.map(({ file }) => file);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) stop(`There is no picture ${unknown}. The names are ${known.join(', ')}.`);
  const isWanted = (name: string) => names.length === 0 || names.includes(name);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
  try {
    for (const picture of pictures) if (isWanted(picture.file)) await takePicture(browser, picture);
  } finally {
    await browser.close();
  }
}

async function takePicture(browser: Browser, { file, path, take, ...options }: Picture) {
  const missing = missingSite('out');
  if (missing) throw new Error(missing);
  const site = await serve('out');
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
  site.close();
}

await takePictures();
