import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { filesBelow } from '../../lib/node/files';
import { servedPath } from '../../tools/hosting/cleanUrl';
import { writeSiteRecord } from '../../tools/hosting/siteRecord';
import { compareSites } from '../../tools/writers/report-content/before-after/compareSites';
import { expect, testOn } from '../browser';
import { axeViolations, rulesOfLayout } from '../inspect/axe';
import { sites } from '../sites/sites';
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

/** Replaces a text in pages of a site. Returns the paths of those that had it. */
async function replaceText(
  site: string,
  text: string,
  replacement: string,
  pages = /\.html$/,
): Promise<string[]> {
  const files = (await filesBelow(site)).filter((file) => pages.test(file));
  const paths: string[] = [];
  for (const file of files) {
    const html = await readFile(join(site, file), 'utf8');
    if (!html.includes(text)) continue;
    await writeFile(join(site, file), html.replaceAll(text, replacement));
    paths.push(servedPath(file));
  }
  return paths.sort();
}

const title = 'Managed IT, explained without the acronyms';
const article = '/news-insights/managed-it-explained-without-the-acronyms';

test('a changed title with both pictures of each section that has it, a page that is new and one that is gone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(article);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const text = await page.locator('#article-text').boundingBox();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  let paths: string[] = [];
  const stdout = await openReport(page, async (before) => {
    const pages = /news-insights(?:\/managed-it-explained-without-the-acronyms)?\.html$/;
    paths = await replaceText(before, title, 'Managed IT, explained without any acronym', pages);
    await rm(join(before, 'contact.html'));
    await cp(join(before, 'about.html'), join(before, 'former.html'));
    // A page whose code alone differs is not in the report.
    await replaceText(before, '<body', '<body data-version="1"', /^privacy-policy\.html$/);
  });
  expect(paths).toEqual(['/news-insights', article]);
  expect(stdout).toContain('Pages before and after: 2 changed, 1 new, 1 gone.');

  const section = page.getByRole('region', { name: 'Pages before and after' });
  const items = await section.getByRole('list').first().getByRole('listitem').allTextContents();
  expect(items.filter((item) => !item.endsWith('(changed)'))).toEqual(['/contact: The whole page (new)']);
  await expect(section.getByRole('cell', { name: title, exact: true }).first()).toBeAttached();
  for (const side of ['before', 'after']) {
    const onDesktop = `${article}, ${title}: ${side}, on a desktop, 1440 pixels wide`;
    await expect(page.getByRole('img', { name: onDesktop, exact: true })).toBeAttached();
    // The title and what is around it, without the text below.
    const onPhone = `${article}, ${title}: ${side}, on a phone, 390 pixels wide`;
    const src = await page.getByRole('img', { name: onPhone, exact: true }).getAttribute('src');
    const { height = 0 } = await sharp(Buffer.from(src?.split(',')[1] ?? '', 'base64')).metadata();
    expect(height).toBeGreaterThan(heading?.height ?? 0);
    expect(height).toBeLessThan(text?.y ?? 0);
  }
  await expect(section.getByRole('heading', { name: 'Footer' })).toHaveCount(0);
  await expect(section).toContainText('/former: its URL no longer works');
  const ofNewPage = section.getByRole('img', { name: /^\/contact, / });
  await expect(ofNewPage).toHaveCount(2);
  await expect(ofNewPage.first()).toHaveAttribute(
    'alt',
    '/contact, The whole page: after, on a phone, 390 pixels wide',
  );
  expect(requests.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await axeViolations(page, width === 390 ? {} : { only: rulesOfLayout })).toEqual([]);
  }
});

test('what differs, once for all pages that share it, not what only moves down', async () => {
  const siteWith = async (name: string, title: string, spacing: string) => {
    const out = join(folder, name);
    await mkdir(out);
    await writeSiteRecord(out, {});
    const page = (heading: string) =>
      `<style>footer { letter-spacing: ${spacing}; }</style><main><h1>${heading}</h1><h2>Same</h2><p>Words</p></main><footer>Words</footer>`;
    await writeFile(join(out, 'index.html'), page(title));
    await writeFile(join(out, 'about.html'), page('About'));
    return out;
  };
  const { changed, sections } = await compareSites(
    await siteWith('before', '<span style="font-size: 33.3px">Old</span>', '0'),
    await siteWith('after', 'New', '1px'),
  );
  expect(changed.sort()).toEqual(['/', '/about']);
  expect(sections.map(({ name, paths, views }) => [name, paths.sort(), views?.length])).toEqual([
    ['Footer', ['/', '/about'], 2],
    ['New', ['/'], 2],
  ]);
});
