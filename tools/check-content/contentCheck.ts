import type { VFile } from 'vfile';
import { reporter } from 'vfile-reporter';
import { checkContent } from '../../lib/check/checkContent';
import { annotations, appendSummary } from '../../lib/check/github';
import { progressOn } from '../progress';
import { contentFolderOf, isWithin } from './contentFolder';

/**
 * The command `npm run check:content`: prints every message about content/, or of the files and folders given. Returns
 * the exit code: 1 when there is an error, 2 when the content could not be checked.
 */
export async function contentCheck(paths: readonly string[]): Promise<number> {
  if (paths.some((path) => path.startsWith('-'))) {
    console.error(usage);
    return 2;
  }
  try {
    return await report(await check(paths.length > 0 ? paths : ['content']));
  } catch (error) {
    console.error(`The content could not be checked: ${reason(error as NodeJS.ErrnoException)}`);
    return 2;
  }
}

const usage = `Usage: npm run check:content [-- PATH…]

Checks content/, or the files and folders named. Each PATH is a folder laid out like content/, or a file or
folder inside one; the files around it are read too, because links and ids depend on them.`;

/** Checks every content folder that the paths belong to, and returns the files that the paths name. */
async function check(paths: readonly string[]): Promise<VFile[]> {
  const named: VFile[] = [];
  const progress = progressOn(process.stderr);
  for (const folder of new Set(paths.map(contentFolderOf))) {
    const files = await checkContent(folder, { onProgress: progress.show }).finally(progress.clear);
    named.push(...files.filter((file) => paths.some((path) => isWithin(file.path, path))));
  }
  return named;
}

async function report(files: readonly VFile[]): Promise<number> {
  const messages = files.flatMap((file) => file.messages);
  if (messages.length > 0) console.error(reporter([...files], { quiet: true }));
  if (process.env.GITHUB_ACTIONS === 'true') {
    for (const annotation of annotations(messages)) console.log(annotation);
    await appendSummary(process.env.GITHUB_STEP_SUMMARY, messages, files.length);
  }
  const errors = messages.filter(({ fatal }) => fatal).length;
  const warnings = messages.length - errors;
  const counts = [count(errors, 'error'), ...(warnings ? [count(warnings, 'warning')] : [])].join(' and ');
  const summary = `Content: ${counts} in ${count(files.length, 'file')}.`;
  if (errors > 0) console.error(`\n${summary}`);
  else console.log(summary);
  return errors > 0 ? 1 : 0;
}

function count(number: number, noun: string): string {
  return `${number || 'no'} ${noun}${number === 1 ? '' : 's'}`;
}

function reason(error: NodeJS.ErrnoException): string {
  return error.code === 'ENOENT' ? `${error.path} is missing` : error.message;
}
