import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { readArticles } from './report-content/articles';
import { changesSince } from './report-content/changes';
import { openExport } from './report-content/export';
import { renderReport } from './report-content/render';

const usage = 'npm run report:content [-- --since REVISION] [--out FILE]';

/** Writes a page that shows reviewers each article as the site will; with --since, only those changed. */
async function main(args: readonly string[]): Promise<void> {
  const { since, out = '.generated/content-report.html' } = flagsOf(args);
  const site = await openExport('out');
  const changes = since === undefined ? undefined : changesSince(since);
  const all = await readArticles('content');
  const articles = changes ? all.filter(({ path }) => changes.changed.has(path)) : all;
  const page = await renderReport({ articles, all, removed: changes?.removed ?? [], since, site });
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, page);
  const findings = articles.reduce((total, { problems }) => total + problems.length, 0);
  console.log(`${out}: ${articles.length} of ${all.length} articles, findings of the check: ${findings}.`);
}

function flagsOf(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { since: text, out: text } }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message.split(/\. |\n/)[0]}. Write: ${usage}`);
  }
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`No report was written. ${error.message}`);
  process.exitCode = 2;
});
