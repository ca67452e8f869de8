import { cpus, totalmem } from 'node:os';
import type { PressFigures } from './firstPress';
import type { PageFigures } from './lighthouse';
import type { LoadFigures } from './load';
import type { PackageFigures } from './packages';
import type { BuildFigures } from './site';
import type { ThrottledFigures } from './throttled';

export type MeasuredPage = PageFigures & { throttled: ThrottledFigures };

export type HeaviestPage = { path: string; bytes: number };

export type Results = {
  /** ISO date. */
  date: string;
  runs: number;
  builds: readonly BuildFigures[];
  /** Pages of each site that was measured. */
  pages: readonly { name: string; figures: readonly MeasuredPage[] }[];
  /** Of the smallest site: of all pages, and of the articles. */
  heaviest: Record<'page' | 'article', HeaviestPage>;
  /** Milliseconds, on the largest site. */
  filters: number;
  /** The same. */
  edits: number;
  presses: readonly PressFigures[];
  load: readonly LoadFigures[];
  packages: PackageFigures;
};

/** The results as a Markdown document. */
export function report(results: Results): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  return `# Benchmark

Written by \`npm run bench\` on ${results.date}: ${machine}. Times are medians of ${results.runs} runs. Compare
them only within one benchmark: machines differ, and so does the load of one machine.

## Building

Time of \`npm run build\` without caches, and with that of pictures, which hosts keep. Memory is the total of all processes
in the first build, with shared pages counted once.

${table(
  ['Site', 'Time', 'With the cache', 'Memory'],
  results.builds.map(({ name, seconds, secondsWithCache, megabytes }) => [
    ...[name, `${seconds.toFixed(1)} s`, `${secondsWithCache.toFixed(1)} s`],
    `${Math.round(megabytes)} MB`,
  ]),
)}
## Pages

Lighthouse on a simulated phone with slow 4G, over HTTP/2; scores for performance, accessibility, best practices, SEO, agentic
browsing. In brackets: the multiple of a plain control page with the same words, system fonts, no scripts and no pictures;
for TBT, the milliseconds of the control page. “Throttled LCP” is measured with network and CPU really throttled to the
values that Lighthouse simulates. Transferred bytes and requests do not include article pictures; those of the image host
are noise of the same size. “Largest picture” is one of our own on Lighthouse's phone, 412 pixels wide.
${results.pages.map(({ name, figures }) => pagesTable(name, figures)).join('')}
The most HTML of the smallest site, after \`gzip -9\`: ${heaviestIn(results.heaviest.page)}; of an article: ${heaviestIn(results.heaviest.article)}.

## Filters

From a click to the next paint, on the News page with the most articles: ${results.filters.toFixed(0)} ms.

## Edits

From saving an article of the last site above to its new words on its page of \`npm run dev\`: ${seconds(results.edits)}.

## First press

On the News page of the smallest site, on a phone with 400 ms of latency and 50 KB per second, until something shows that the
control was pressed, and until its effect: pressed as soon as the page has loaded, and five seconds later.

${table(
  ['Control', 'Sign', 'Effect', 'Effect five seconds later'],
  results.presses.map(({ name, sign, done, doneLater }) => [
    ...[name, `${Math.round(sign)} ms`, seconds(done), seconds(doneLater)],
  ]),
)}
## Load

nginx with the generated configuration and 200 connections. The empty file shows the limit of this machine.

${table(
  ['Path', 'Requests per second', 'Median', '99th percentile', 'Errors'],
  results.load.map(({ path, perSecond, median, slowest, errors }) => [
    ...[path, String(Math.round(perSecond)), median, slowest, errors],
  ]),
)}
## Packages

\`npm ci\` installs ${results.packages.count} packages of ${Math.round(results.packages.megabytes)} MB in ${results.packages.seconds.toFixed(0)} s, with npm's cache.
`;
}

function heaviestIn({ path, bytes }: HeaviestPage): string {
  return `${path} with ${bytes} bytes`;
}

function pagesTable(name: string, figures: readonly MeasuredPage[]): string {
  return `
### ${name}

${table(
  [
    'Page',
    'Scores',
    'FCP',
    'LCP',
    'Throttled LCP',
    'TBT',
    'CLS',
    'Transferred',
    'Requests',
    'Largest picture',
  ],
  figures.map((page) => [
    page.path,
    Object.values(page.scores).join(' '),
    `${seconds(page.fcp)} (${page.ratios.fcp.toFixed(2)})`,
    `${seconds(page.lcp)} (${page.ratios.lcp.toFixed(2)})`,
    `${seconds(page.throttled.lcp)} (${page.throttled.ratio.toFixed(2)})`,
    `${Math.round(page.tbt)} ms (${Math.round(page.controlTbt)})`,
    String(Number(page.cls.toFixed(3))),
    kilobytes(page.bytes),
    String(page.requests),
    page.largestPicture ? kilobytes(page.largestPicture) : 'none',
  ]),
)}`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}
