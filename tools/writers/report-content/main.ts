import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { annotations } from '../../../lib/check/github';
import { formatMessage } from '../../../lib/check/messages';
import { requireOrdinaryFiles } from '../../../lib/schema/contentFiles';
import { visibleLines } from '../../../lib/schema/visible';
import { readArticles } from './articles';
import { summaryOf } from './before-after/BeforeAfter';
import { compareSites } from './before-after/compareSites';
import { changesSince, checkOutContent } from './changes';
import { openExport, withFiles } from './export';
import { withOwnPictures } from './ownPictures';
import { renderReport } from './render';
import { type UrlChanges, urlChanges } from './urlChanges';

const usage = 'npm run report:content [-- --since REVISION] [--before FOLDER] [--out FILE]';

process.exitCode = await reportContent(process.argv.slice(2));

/**
 * `npm run report:content`: writes a page that shows reviewers the articles as on the site; with --since, only
 * changed ones. With --before, the folder of an earlier site, it compares the pages. Returns the exit code.
 */
async function reportContent(args: readonly string[]): Promise<number> {
  try {
    await write(args);
    return 0;
  } catch (error) {
    console.error(visibleLines(`No report was written. ${(error as Error).message}`));
    return 2;
  }
}

async function write(args: readonly string[]): Promise<void> {
  const { since, before, out = '.generated/content-report.html' } = flagsOf(args);
  requireOrdinaryFiles('content');
  const site = await openExport('out');
  const changes = since === undefined ? undefined : changesSince(since);
  const urls = since === undefined ? undefined : await urlChangesSince(since);
  const all = await readArticles('content');
  const reported = changes ? all.filter(({ path }) => changes.changed.has(path)) : all;
  const { articles, files } = await withOwnPictures(reported, 'content');
  const removed = changes?.removed ?? [];
  const pages = before === undefined ? undefined : await compareSites(before, 'out');
  const shown = withFiles(site, files);
  const page = await renderReport({ articles, all, removed, urls, since, pages, site: shown });
  await mkdir(dirname(out), { recursive: true });
  await writeFile(out, page);
  if (urls) printLostUrls(urls);
  const count = articles.reduce((total, { messages }) => total + messages.length, 0);
  console.log(
    `${out}: ${articles.length} of ${all.length} articles, with ${count} errors and warnings, and what only a person can judge.`,
  );
  if (pages) console.log(`Pages before and after: ${summaryOf(pages)}.`);
}

async function urlChangesSince(revision: string): Promise<UrlChanges> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    checkOutContent(revision, join(folder, 'content'));
    return await urlChanges(join(folder, 'content'), 'content');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Warns about each public URL that would no longer work; on GitHub, in the pull request. */
function printLostUrls({ lost }: UrlChanges) {
  const messages = lost.flatMap((file) => file.messages);
  if (process.env.GITHUB_ACTIONS === 'true')
    for (const annotation of annotations(messages)) console.log(annotation);
  else for (const message of messages) console.error(formatMessage(message));
}

function flagsOf(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { since: text, before: text, out: text } }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message.split(/\. |\n/)[0]}. Write: ${usage}`);
  }
}
