import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { readArticles } from './articles';
import { changesSince } from './changes';
import { openExport, withFiles } from './export';
import { withOwnPictures } from './ownPictures';
import { renderReport } from './render';

const usage = 'npm run report:content [-- --since REVISION] [--out FILE]';

process.exitCode = await reportContent(process.argv.slice(2));

/**
 * `npm run report:content`: writes a page that shows reviewers the articles as on the site; with --since, only
 * changed ones. Returns the exit code.
 */
async function reportContent(args: readonly string[]): Promise<number> {
  try {
    await write(args);
    return 0;
  } catch (error) {
    console.error(`No report was written. ${(error as Error).message}`);
    return 2;
  }
}

async function write(args: readonly string[]): Promise<void> {
  const { since, out = '.generated/content-report.html' } = flagsOf(args);
  const site = await openExport('out');
  const changes = since === undefined ? undefined : changesSince(since);
  const all = await readArticles('content');
  const reported = changes ? all.filter(({ path }) => changes.changed.has(path)) : all;
  const { articles, files } = await withOwnPictures(reported, 'content');
  const page = await renderReport({
    articles,
    all,
    removed: changes?.removed ?? [],
    since,
    site: withFiles(site, files),
  });
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, page);
  const count = articles.reduce((total, { messages }) => total + messages.length, 0);
  console.log(
    `${out}: ${articles.length} of ${all.length} articles, with ${count} errors and warnings, and what only a person can judge.`,
  );
}

function flagsOf(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { since: text, out: text } }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message.split(/\. |\n/)[0]}. Write: ${usage}`);
  }
}
