import type { VFile } from 'vfile';
import { checkContent } from '../../lib/check/checkContent';
import { formatDate } from '../../lib/content/dates.browser';
import { count, countsOf, formatFiles } from '../../lib/content/messages';
import { publicationOf, scheduledDay } from '../../lib/content/publication';
import { visible } from '../../lib/content/visible';
import { collections } from '../collections';
import { progressOn } from '../progress';
import { contentFolderOf, isWithin } from './contentFolder';
import { annotations, appendSummary } from './github';

/**
 * `npm run check:content`: prints every message about content/, or about the given files and folders. Returns the
 * exit code: 1 for an error, 2 if the content could not be checked.
 */
export async function contentCheck(paths: readonly string[]): Promise<number> {
  try {
    return await report(await check(paths.length > 0 ? paths : ['content']));
  } catch (error) {
    console.error(`The content could not be checked: ${failureReason(error)}`);
    return 2;
  }
}

/** Checks the content folder of each path, and returns the files at the paths. */
async function check(paths: readonly string[]): Promise<VFile[]> {
  const named: VFile[] = [];
  const progress = progressOn(process.stderr, 'Checking the content');
  for (const folder of new Set(paths.map(contentFolderOf))) {
    const files = await checkContent(folder, collections, { onProgress: progress.show }).finally(
      progress.clear,
    );
    named.push(...files.filter((file) => paths.some((path) => isWithin(file.path, path))));
  }
  return named;
}

async function report(files: readonly VFile[]): Promise<number> {
  const messages = files.flatMap((file) => file.messages);
  if (messages.length > 0) console.error(formatFiles(files));
  // Builds of CI check the content again, also that of the target branch.
  if (process.env.GITHUB_ACTIONS === 'true' && process.env.GITHUB_JOB === 'content') {
    for (const annotation of annotations(messages)) console.log(annotation);
    await appendSummary(process.env.GITHUB_STEP_SUMMARY, messages, files.length);
  }
  const errors = messages.filter(({ fatal }) => fatal).length;
  const summary = `Content: ${countsOf(messages)} in ${count(files.length, 'file')}.`;
  for (const line of scheduledIn(files)) console.log(line);
  if (errors > 0) console.error(`\n${summary}`);
  else console.log(summary);
  return errors > 0 ? 1 : 0;
}

/** A line for each article that is published later. */
function scheduledIn(files: readonly VFile[]): string[] {
  return files.flatMap((file) => {
    const day = file.data.document && scheduledDay(publicationOf(file.data.document));
    return day ? [`${visible(file.path)} will be published on ${formatDate(day, 'legal')}.`] : [];
  });
}

/** Why the check itself failed. */
export function failureReason(cause: unknown): string {
  const error = cause as NodeJS.ErrnoException;
  return visible(error.code === 'ENOENT' ? `${error.path} is missing` : error.message);
}
