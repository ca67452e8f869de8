import { cpus, totalmem } from 'node:os';
import type { PageFigures } from './lighthouse';
import type { LoadFigures } from './load';
import type { BuildFigures } from './site';
import type { SlowedFigures } from './slowed';

export type MeasuredPage = PageFigures & { slowed: SlowedFigures };

export type Results = {
  /** ISO day. */
  date: string;
  runs: number;
  builds: readonly BuildFigures[];
  /** Pages of each site that was measured, by its number of articles. */
  pages: readonly { articles: number; figures: readonly MeasuredPage[] }[];
  /** Milliseconds, on the largest site. */
  filters: number;
  load: readonly LoadFigures[];
};

/** The results as a Markdown document. */
export function report(results: Results): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
  return `# Benchmark

Written by \`npm run bench\` on ${results.date}: ${machine}. Times are medians of ${results.runs} runs, and compare
only within one run: machines differ, and so does one machine from hour to hour.

## Building

Seconds of \`npm run build\` from nothing. Memory is that of all processes together, with shared pages counted once.

${table(
  ['Articles', 'Time', 'Memory'],
  results.builds.map(({ articles, seconds, megabytes }) => [
    String(articles),
    `${seconds.toFixed(1)} s`,
    `${Math.round(megabytes)} MB`,
  ]),
)}
${results.pages.map(({ articles, figures }) => pagesTable(articles, figures)).join('')}
## Filters

From a click to the next paint, News page with the most articles: ${results.filters.toFixed(0)} ms.

## Load

nginx with the shipped configuration, 200 connections; the empty file is the limit of this machine.

${table(
  ['Path', 'Requests a second', 'Half within', '99 of 100 within', 'Errors'],
  results.load.map(({ path, perSecond, median, slowest, errors }) => [
    ...[path, String(Math.round(perSecond)), median, slowest, errors],
  ]),
)}`;
}

function pagesTable(articles: number, figures: readonly MeasuredPage[]): string {
  return `
## Pages, with ${articles} articles

Lighthouse on a simulated phone with slow 4G, over HTTP/2; scores for performance, accessibility, best practices, SEO, agentic
browsing. In brackets the multiple of a plain control page: the same words, no script, no picture, system fonts; for
TBT, the milliseconds of the control page. “Slowed” is the LCP with network and processor really throttled to the
figures that Lighthouse simulates. Bytes and requests without article pictures, compressed as transferred.

${table(
  ['Page', 'Scores', 'FCP', 'LCP', 'Slowed', 'TBT', 'CLS', 'Transferred', 'Requests'],
  figures.map((page) => [
    page.path,
    Object.values(page.scores).join(' '),
    `${seconds(page.firstPaint)} (${page.ratios.firstPaint.toFixed(2)})`,
    `${seconds(page.largestPaint)} (${page.ratios.largestPaint.toFixed(2)})`,
    `${seconds(page.slowed.largestPaint)} (${page.slowed.ratio.toFixed(2)})`,
    `${Math.round(page.blocking)} ms (${Math.round(page.controlBlocking)})`,
    String(Number(page.shift.toFixed(3))),
    `${(page.bytes / 1024).toFixed(1)} KB`,
    String(page.requests),
  ]),
)}`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}
