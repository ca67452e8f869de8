import type { VFile } from 'vfile';
import { checkContent } from '../../lib/check/checkContent';
import { formatDate } from '../../lib/content/dates.browser';
import { count, countsOf, formatFiles } from '../../lib/content/messages';
import { publicationOf, scheduledDay } from '../../lib/content/publication';
import { visible } from '../../lib/content/visible';
import { collections } from '../collections';
import { reportToGitHub } from './github';

/**
 * `npm run check:content`: prints every message about a folder with the structure of content/. Returns the exit code: 1 for
 * an error, 2 if the content could not be checked.
 */
export async function contentCheck(folder = 'content'): Promise<number> {
  try {
    return await report(await checkContent(folder, collections));
  } catch (error) {
    console.error(`The content could not be checked: ${failureReason(error)}`);
    return 2;
  }
}

async function report(files: readonly VFile[]): Promise<number> {
  const messages = files.flatMap((file) => file.messages);
  const list = formatFiles(files);
  if (list) console.error(list);
  const summary = `Content: ${countsOf(messages)} in ${count(files.length, 'file')}.`;
  // Builds of CI check the content again, also that of the target branch.
  if (process.env.GITHUB_ACTIONS === 'true' && process.env.GITHUB_JOB === 'content')
    await reportToGitHub(messages, `${summary}\n${list}`);
  for (const line of scheduledIn(files)) console.log(line);
  const hasErrors = messages.some(({ fatal }) => fatal);
  if (hasErrors) console.error(`\n${summary}`);
  else console.log(summary);
  return hasErrors ? 1 : 0;
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
