import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { argumentsOf } from '../../tools/arguments';
import { findBrowser, launchArguments } from '../../tools/chromium';
import { compressExport } from '../../tools/hosting/compressExport';
import { makeCertificate } from '../hosting/certificate';
import { findProgram } from '../hosting/findProgram';
import { freePort, runNginx } from '../hosting/runNginx';
import { writeControl, writeWithoutPictures } from './control';
import { measureEdits } from './edit';
import { measureFilters } from './filters';
import { measureFirstPresses } from './firstPress';
import { measurePage } from './lighthouse';
import { measureLoad } from './load';
import { measurePackages } from './packages';
import { startPictureHost } from './pictureHost';
import { type HeaviestPage, type MeasuredPage, type Results, report } from './report';
import { type BuildFigures, buildSite, nameOf, type SiteKind } from './site';
import { measureThrottled } from './throttled';

const results = 'docs/benchmark.md';
const runs = Number(process.env.BENCH_RUNS ?? 5);
const loadSeconds = Number(process.env.BENCH_LOAD_SECONDS ?? 60);
const { positionals } = argumentsOf('npm run bench [-- ARTICLES…]', {
  positionals: Number.POSITIVE_INFINITY,
});
const sizes = positionals.length > 0 ? positionals.map(Number) : [6, 1000];
const [fewest = 6] = sizes;
const smallest: SiteKind = { articles: fewest };
const withPictures: SiteKind = { articles: fewest, ownPictures: { width: 4000, height: 3000 } };
const larger = sizes.slice(1).map((articles): SiteKind => ({ articles }));
/** Only its build and edits are measured. */
const withMostPictures: SiteKind = {
  articles: Math.max(...sizes),
  ownPictures: { width: 3000, height: 2000 },
};

/** The pages that grow with the number of articles. */
const growingPages = ['/', '/news-insights', '/news-insights/generated-0500'];

function requirePrograms() {
  const programs = ['nginx', 'wrk', 'openssl', 'ps', 'gzip'];
  const missing = programs.filter((name) => !findProgram(name));
  if (missing.length === 0 && findBrowser()) return;
  throw new Error(
    `The benchmark needs Chromium, ${programs.join(', ')}; missing: ${missing.join(', ') || 'Chromium'}.`,
  );
}

const isArticle = (path: string) => /^\/news-insights\/[^/]+$/.test(path);

/** The pages of a site to measure: all of the smallest; with our own pictures News and an article; of others those that grow. */
async function pathsOf(outDir: string, kind: SiteKind): Promise<string[]> {
  const sitemap = await readFile(join(outDir, 'sitemap.xml'), 'utf8');
  const all = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (kind === withPictures) return ['/news-insights', ...all.filter(isArticle).slice(0, 1)];
  return kind === smallest ? all : growingPages.filter((path) => all.includes(path));
}

/** The pages with their controls; of those with our own pictures also copies without these. */
async function writeControls(outDir: string, kind: SiteKind): Promise<Map<string, string>> {
  const controls = new Map<string, string>();
  for (const path of await pathsOf(outDir, kind)) {
    const control = await writeControl(outDir, path);
    controls.set(path, control);
    if (kind === withPictures) controls.set(await writeWithoutPictures(outDir, path), control);
  }
  return controls;
}

async function bench(): Promise<Results> {
  requirePrograms();
  const builds: BuildFigures[] = [];
  const pages: Results['pages'][number][] = [];
  let filters = Number.NaN;
  let heaviest: Results['heaviest'] = { page: { path: '', bytes: 0 }, article: { path: '', bytes: 0 } };
  let load: Results['load'] = [];
  let presses: Results['presses'] = [];
  const build = async (kind: SiteKind) => {
    const name = nameOf(kind);
    const folder = join('.bench', name.replaceAll(' ', '-'));
    console.log(`${name}: building twice`);
    builds.push(await buildSite(folder, kind));
    return folder;
  };
  await mkdir('.bench', { recursive: true });
  const tls = makeCertificate('.bench');
  const pictureHost = await startPictureHost(tls);
  const launch = (...args: string[]) =>
    chromium.launch({
      executablePath: findBrowser(),
      args: [...launchArguments, ...pictureHost.chromiumArguments, ...args],
    });
  for (const kind of [smallest, withPictures, ...larger]) {
    const name = nameOf(kind);
    const folder = await build(kind);
    const outDir = join(folder, 'out');
    const controls = await writeControls(outDir, kind);
    await writeFile(join(outDir, 'empty.txt'), '');
    await compressExport(outDir);

    const nginx = await runNginx(outDir, join(folder, 'hosting'), tls);
    const origin = `https://localhost:${nginx.port}`;
    const port = await freePort();
    const browser = await launch(`--remote-debugging-port=${port}`);
    const figures: MeasuredPage[] = [];
    for (const [path, control] of controls) {
      console.log(`${name}: ${path}`);
      const throttled = await measureThrottled(path, control, { browser, origin, runs });
      figures.push({ ...(await measurePage(path, control, { origin, port, runs })), throttled });
    }
    pages.push({ name, figures });
    filters = await measureFilters(browser, origin);
    if (kind === smallest) {
      heaviest = heaviestPages(outDir, figures);
      presses = await measureFirstPresses({ browser, origin, runs });
    }
    await browser.close();
    await nginx.stop();
    if (kind === smallest) load = await measureServer(outDir, join(folder, 'hosting'));
  }
  const largest = await build(withMostPictures);
  console.log('Edits');
  const browser = await launch();
  const edits = await measureEdits(browser, largest, runs);
  await browser.close();
  pictureHost.stop();
  const date = new Date().toISOString().slice(0, 10);
  const packages = await measurePackages('.bench/packages');
  return { date, runs, builds, pages, heaviest, filters, edits, presses, load, packages };
}

/** The page and the article with the most HTML, compressed as `gzip -9` does. */
function heaviestPages(outDir: string, pages: readonly MeasuredPage[]): Results['heaviest'] {
  const sizes = pages.map(({ path }) => {
    const file = join(outDir, path === '/' ? 'index.html' : `${path}.html`);
    return { path, bytes: execFileSync('gzip', ['-9', '-c', file]).length };
  });
  const heaviest = (some: readonly HeaviestPage[]) =>
    some.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  return { page: heaviest(sizes), article: heaviest(sizes.filter(({ path }) => isArticle(path))) };
}

async function measureServer(outDir: string, hosting: string): Promise<Results['load']> {
  console.log('Load');
  const { port, stop } = await runNginx(outDir, hosting);
  const figures = ['/', '/empty.txt'].map((path) =>
    measureLoad(`http://localhost:${port}`, path, loadSeconds),
  );
  await stop();
  return figures;
}

const document = report(await bench());
await writeFile(results, document);
console.log(document);
console.log(`Written to ${results}.`);
