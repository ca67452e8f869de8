import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { escapedHtml } from '../../lib/markdown/escapedHtml';
import { argumentsOf, stop } from '../arguments';
import { findShell, launchArguments } from '../chromium';
import { filesBelow, missingSite } from '../files';
import { serve } from '../hosting/localServer';
import { readSiteRecord } from '../hosting/siteRecord';
import { servedPath } from '../hosting/urls';

// In a pull request: pictures, before and after, of the pages that the change adds, changes or removes, in one file.
const usage = 'npm run compare -- BASE_OUT HEAD_OUT FILE.html    writes pictures of the pages that differ';

/** In pixels: a phone and a desktop, and what WebP can hold of a page. */
const widths = [390, 1440];
const maxHeight = 16_000;
/** A change of the header is on every page, and pictures of hundreds would take an hour. */
const maxPages = 24;
/** What visitors do not see: scripts and hints to load them, the hashes of the policy, and the names of scripts and styles. */
const unseen =
  /<script\b.*?<\/script>|<link rel="(?:module)?preload"[^>]*>|<meta http-equiv="Content-Security-Policy"[^>]*>|\/assets\/[\w.-]+/gs;

const [baseOut, headOut, file] = argumentsOf(usage, { positionals: 3 }).positionals;
if (baseOut === undefined || headOut === undefined || file === undefined) stop(`Usage: ${usage}`, 2);
const missing = missingSite(baseOut) ?? missingSite(headOut);
if (missing) stop(missing, 2);

const [base, head] = [await pagesOf(baseOut), await pagesOf(headOut)];
const added = [...head.keys()].filter((path) => !base.has(path));
const removed = [...base.keys()].filter((path) => !head.has(path));
const changed = [...base.keys()].filter((path) => head.has(path) && head.get(path) !== base.get(path));
const differing = [...added, ...removed, ...changed];

const sites = [await serve(baseOut), await serve(headOut)] as const;
const browser = await chromium.launch({ executablePath: findShell(), args: launchArguments });
const page = await browser.newPage({ reducedMotion: 'reduce' });
const sections: string[] = [];
for (const path of differing.slice(0, maxPages)) sections.push(await sectionOf(path));
await browser.close();
for (const { close } of sites) close();

const counts = `${added.length} added, ${removed.length} removed, ${changed.length} changed`;
const summary = `${counts}; ${Math.max(0, differing.length - maxPages)} of them not shown.`;
await writeFile(file, documentOf(summary, sections));
console.log(`${summary} The pictures are in ${file}.`);

/** The pages of an export by their paths, with what visitors can see of their HTML. */
async function pagesOf(out: string): Promise<Map<string, string>> {
  const redirects = new Set(readSiteRecord(out).redirects.map(({ from }) => from));
  const pages = new Map<string, string>();
  for (const name of await filesBelow(out)) {
    const path = servedPath(name);
    if (!name.endsWith('.html') || redirects.has(path)) continue;
    pages.set(path, (await readFile(join(out, name), 'utf8')).replace(unseen, ''));
  }
  return pages;
}

async function sectionOf(path: string): Promise<string> {
  const kind = !base.has(path) ? 'Added' : head.has(path) ? 'Changed' : 'Removed';
  const pairs = [];
  for (const width of widths) {
    const before = base.has(path) ? await screenshot(sites[0].url + path, width) : undefined;
    const after = head.has(path) ? await screenshot(sites[1].url + path, width) : undefined;
    pairs.push(`<h3>${width} pixels wide</h3>${await pairOf(before, after)}`);
  }
  return `<h2>${kind}: ${escapedHtml(path)}</h2>${pairs.join('')}`;
}

async function screenshot(url: string, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const height = await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // A picture that cannot be loaded is shown as visitors see it.
    await Promise.allSettled([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
    return document.documentElement.scrollHeight;
  });
  const clip = { x: 0, y: 0, width, height: Math.min(height, maxHeight) };
  return page.screenshot({ fullPage: true, animations: 'disabled', clip });
}

/** Both pictures side by side, with a bar from the first row that differs. */
async function pairOf(before?: Buffer, after?: Buffer): Promise<string> {
  if (before && after?.equals(before)) return '<p>No visible difference.</p>';
  const [a, b] = [await rowsOf(before), await rowsOf(after)];
  let above = 0;
  while (above < a.length && a[above] === b[above]) above++;
  const figures = [await figureOf('Before', before), await figureOf('After', after)];
  return `<div class="pair" style="--above:${above}">${figures.join('')}</div>`;
}

async function rowsOf(png?: Buffer): Promise<string[]> {
  if (!png) return [];
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const size = info.width * info.channels;
  return Array.from({ length: info.height }, (_, y) => data.toString('latin1', y * size, (y + 1) * size));
}

async function figureOf(caption: string, png?: Buffer): Promise<string> {
  if (!png) return `<figure><figcaption>${caption}: no such page</figcaption></figure>`;
  const { data, info } = await sharp(png).webp({ quality: 50 }).toBuffer({ resolveWithObject: true });
  const source = `data:image/webp;base64,${data.toString('base64')}`;
  const image = `<img src="${source}" width="${info.width}" height="${info.height}" alt=""><i></i>`;
  return `<figure><figcaption>${caption}</figcaption><div style="--height:${info.height}">${image}</div></figure>`;
}

function documentOf(summary: string, sections: readonly string[]): string {
  return `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>Pages before and after</title><style>
body { margin: 24px; font: 16px/1.5 system-ui, sans-serif }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 24px; max-height: 90vh; overflow: auto }
figure, figure div { position: relative; margin: 0 }
figcaption { position: sticky; top: 0; z-index: 1; background: white }
img { max-width: 100%; height: auto }
i { position: absolute; inset: calc(100% * var(--above) / var(--height)) auto 0 0; width: 6px; background: red }
</style><h1>Pages before and after</h1><p>${summary}</p>${sections.join('\n')}<script>
for (const bar of document.querySelectorAll('i')) bar.closest('.pair').scrollTop = bar.offsetTop - 99</script>`;
}
