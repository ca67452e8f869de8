import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { filesBelow } from '../../lib/node/files';
import { writeSiteRecord } from '../../tools/hosting/siteRecord';
import { servedPath } from '../../tools/hosting/staticServer';
import { launchBrowser, withCameras } from '../../tools/writers/report-content/before-after/screenshots';
import { expect, testOn } from '../browser';
import { axeViolations } from '../inspect/axe';
import { sites } from '../sites/sites';
import { outlineBox } from '../unit/support/pictures';
import { runTool } from '../unit/support/runTool';

const test = testOn(sites.specification.out);

// The pictures of a page take seconds, on a busy machine many.
test.setTimeout(300_000);

let folder = '';
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'report-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

/** Opens the report that compares the specification's site with a changed copy of it, which is the earlier one. */
async function openReport(page: Page, change: (before: string) => Promise<void>): Promise<string> {
  const before = join(folder, 'before');
  await cp(sites.specification.out, before, { recursive: true });
  await change(before);
  const file = join(folder, 'report.html');
  const { code, stdout, stderr } = await runTool('writers/report-content/main.ts', {
    args: ['--before', before, '--out', file],
    cwd: sites.specification.root,
    env: { TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
  });
  expect(code, stderr).toBe(0);
  await page.goto(pathToFileURL(file).href);
  return stdout;
}

/** Replaces a text in every page of a site. Returns the paths of those that had it. */
async function replaceText(site: string, text: string, replacement: string): Promise<string[]> {
  const files = (await filesBelow(site)).filter((file) => file.endsWith('.html'));
  const paths: string[] = [];
  for (const file of files) {
    const html = await readFile(join(site, file), 'utf8');
    if (!html.includes(text)) continue;
    await writeFile(join(site, file), html.replaceAll(text, replacement));
    paths.push(servedPath(file));
  }
  return paths.sort();
}

/** A picture of the report, as a file. */
async function pictureIn(page: Page, alt: string): Promise<Buffer> {
  const src = (await page.getByRole('img', { name: alt, exact: true }).getAttribute('src')) ?? '';
  const [type, base64 = ''] = src.split(',');
  expect(type).toBe('data:image/webp;base64');
  return Buffer.from(base64, 'base64');
}

const title = 'Managed IT, explained without the acronyms';
const article = '/news-insights/managed-it-explained-without-the-acronyms';

test('a changed title: the pages that have it, both pictures of each, the title marked', async ({ page }) => {
  const headings = new Map<number, { x: number; width: number; height: number }>();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(article);
    const box = await page.getByRole('heading', { level: 1 }).boundingBox();
    headings.set(width, box ?? { x: 0, width: 0, height: 0 });
  }
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  let paths: string[] = [];
  const stdout = await openReport(page, async (before) => {
    paths = await replaceText(before, title, 'Managed IT, explained without any acronym');
  });
  expect(paths).toContain(article);
  expect(paths).toContain('/news-insights');
  expect(stdout).toContain(`Pages before and after: ${paths.length} changed.`);

  const section = page.getByRole('region', { name: 'Pages before and after' });
  const links = section.getByRole('list').first().getByRole('link');
  expect((await links.allTextContents()).sort()).toEqual(paths);
  for (const path of paths)
    for (const device of ['on a phone, 390 pixels wide', 'on a desktop, 1440 pixels wide'])
      for (const side of ['before', 'after'])
        await expect(
          page.getByRole('img', { name: `${path}: ${side}, ${device}`, exact: true }),
        ).toBeAttached();
  await expect(section.getByRole('cell', { name: title, exact: true }).first()).toBeAttached();

  // Nothing else of the article's own page is outlined. The outline has room around the text.
  const room = 24;
  for (const [width, { x, width: headingWidth, height }] of headings)
    for (const side of ['before', 'after']) {
      const device = width === 390 ? 'on a phone' : 'on a desktop';
      const picture = await pictureIn(page, `${article}: ${side}, ${device}, ${width} pixels wide`);
      const found = await outlineBox(picture);
      if (!found) throw new Error(`Nothing is outlined ${side} at ${width} pixels.`);
      expect(found.left).toBeGreaterThanOrEqual(x - room);
      expect(found.left + found.width).toBeLessThanOrEqual(x + headingWidth + room + 1);
      expect(found.height).toBeLessThanOrEqual(height + 2 * room + 1);
    }
  expect(requests.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axeViolations(page)).toEqual([]);
  }
});

test('the same site: no page changes', async ({ page }) => {
  const stdout = await openReport(page, async () => {});
  expect(stdout).toContain('Pages before and after: No page changes.');
  const section = page.getByRole('region', { name: 'Pages before and after' });
  await expect(section).toContainText('No page changes. Every page of the site looks and reads the same');
  await expect(section.getByRole('img')).toHaveCount(0);
});

test('pictures show the pages of a site below a path', async () => {
  const siteWith = async (name: string, text: string) => {
    const out = join(folder, name);
    await mkdir(out);
    await writeSiteRecord(out, { basePath: `/${name}` });
    await writeFile(join(out, 'index.html'), '<p>Home</p>');
    await writeFile(join(out, 'about.html'), `<p>${text}</p>`);
    return out;
  };
  const folders = [await siteWith('before', 'Old'), await siteWith('after', 'New')] as const;
  const browser = (await launchBrowser()) as Browser;
  const isSame = await withCameras(browser, folders, async (before, after) => {
    const compare = async (path: string) => (await before(path, 390)).equals(await after(path, 390));
    return { home: await compare('/'), about: await compare('/about') };
  });
  expect(isSame).toEqual({ home: true, about: false });
});

test('a page that is new, one that is gone, and one whose code alone differs', async ({ page }) => {
  await openReport(page, async (before) => {
    await rm(join(before, 'contact.html'));
    await cp(join(before, 'about.html'), join(before, 'former.html'));
    const home = await readFile(join(before, 'index.html'), 'utf8');
    await writeFile(join(before, 'index.html'), home.replace('<body', '<body data-version="1"'));
  });
  const section = page.getByRole('region', { name: 'Pages before and after' });
  await expect(section).toContainText('Compared with the site before this change: 1 new, 1 gone.');
  await expect(section.getByRole('link', { name: '/contact' })).toBeAttached();
  await expect(section).toContainText('/former: its URL no longer works');
  await expect(section).toContainText('Looks and reads the same, but its code differs: /');
  const pictures = section.getByRole('img');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAttribute('alt', '/contact: new, on a phone, 390 pixels wide');
});
