import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';

const report = '.generated/pictures/content-report.html';

/** A picture of the newest article in the content report, down to its search result. */
export async function contentReport(page: Page): Promise<Buffer> {
  execFileSync(process.execPath, [
    ...['--import', 'tsx', 'tools/writers/report-content/main.ts', '--out', report],
  ]);
  await page.goto(pathToFileURL(resolve(report)).href);
  const article = page.locator('main > section').first();
  const [start, end] = await Promise.all([
    article.boundingBox(),
    article.getByRole('heading', { name: 'Open view', exact: true }).boundingBox(),
  ]);
  if (!start || !end)
    throw new Error('The report shows no article: correct tests/pictures/contentReport.ts.');
  const height = end.y - start.y;
  return page.screenshot({ fullPage: true, clip: { x: 0, y: start.y, width: 1240, height } });
}
