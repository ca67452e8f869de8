import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import pMap from 'p-map';
import sharp from 'sharp';
import { missingSite } from '../../lib/node/files';
import { argumentsOf } from '../../tools/arguments';
import { findShell, launchArguments } from '../../tools/chromium';
import { serve } from '../../tools/hosting/staticServer';
import { openStill } from '../../tools/writers/report-content/before-after/screenshots';
import { findInPage } from '../geometry/findFaults';
import { pagesToLookAt } from '../geometry/lookAtPages';
import { groupBy } from '../geometry/page/groupBy';
import { widths } from '../geometry/viewports';
import { sites } from '../sites/sites';
import { openSite } from '../walks/site';

const usage = `npm run test:look [-- --before FOLDER]

Photographs the pages of out/ that tests/geometry looks at, at the same widths, light and dark, into .generated/look/, and
prints what a person may want to look at. With the out/ folder of an earlier version of the site, photographs only pages
that look different, and the earlier one beside them.`;

const colorSchemes = ['light', 'dark'] as const;

const folder = '.generated/look';

type Look = { path: string; width: number; colorScheme: (typeof colorSchemes)[number] };

/** `npm run test:look`. Returns how many photographs differ. */
async function photographSite(): Promise<number> {
  const { before } = argumentsOf(usage, { options: { before: { type: 'string' } } }).values;
  const folders = before === undefined ? ['out'] : ['out', before];
  for (const site of folders) {
    const missing = missingSite(site);
    if (missing) throw new Error(missing);
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const looks = pagesToLookAt(openSite(sites.live)).flatMap(({ path }) =>
    widths.flatMap((width) => colorSchemes.map((colorScheme): Look => ({ path, width, colorScheme }))),
  );
  const servers = await Promise.all(folders.map((site) => serve(site)));
  const browser = await chromium.launch({ executablePath: findShell(), args: launchArguments });
  const notes: [note: string, width: number][] = [];
  try {
    const written = await pMap(
      looks,
      async (look) => {
        const [now, earlier] = await pMap(servers, ({ url }) => photograph(browser, url, look), {
          concurrency: 1,
        });
        if (!now) return 0;
        for (const note of now.notes) notes.push([`${look.path}: ${note}`, look.width]);
        if (earlier?.picture.equals(now.picture)) return 0;
        const picture = earlier ? await sideBySide(earlier.picture, now.picture) : now.picture;
        await writeFile(join(folder, nameOf(look)), picture);
        return 1;
      },
      { concurrency: 2 },
    );
    for (const [note, all] of groupBy(notes, ([note]) => note))
      console.log(`${note} (${[...new Set(all.map(([, width]) => width))].join(', ')} px)`);
    return written.reduce<number>((sum, one) => sum + one, 0);
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
}

/** The whole page as PNG, and what a person may want to look at. */
async function photograph(browser: Browser, url: string, { path, ...look }: Look) {
  const page = await openStill(browser, url + path, look);
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  const { notes } = await page.evaluate(findInPage);
  await page.context().close();
  return { picture, notes };
}

/** Two photographs in one, the earlier on the left. */
async function sideBySide(earlier: Buffer, now: Buffer): Promise<Buffer> {
  const [left, right] = await Promise.all([sharp(earlier).metadata(), sharp(now).metadata()]);
  const size = { width: left.width + right.width + 20, height: Math.max(left.height, right.height) };
  return sharp({ create: { ...size, channels: 3, background: 'magenta' } })
    .composite([
      { input: earlier, left: 0, top: 0 },
      { input: now, left: left.width + 20, top: 0 },
    ])
    .png()
    .toBuffer();
}

function nameOf({ path, width, colorScheme }: Look): string {
  return `${path.slice(1).replaceAll('/', '-') || 'home'}-${width}-${colorScheme}.png`;
}

try {
  const written = await photographSite();
  const what = process.argv.includes('--before') ? 'pages that look different' : 'photographs';
  console.log(`${written} ${what}${written > 0 ? ` in ${folder}/` : ''}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
