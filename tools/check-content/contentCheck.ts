import { relative, sep } from 'node:path';
import { checkContent } from '../../lib/check/checkContent';
import { annotations, appendSummary } from '../../lib/check/github';
import { formatProblem } from '../../lib/check/problem';
import { progressOn } from '../progress';
import { openMemory } from './memory';

/**
 * The command `npm run check:content`: prints every problem of a content folder. Gives the exit code, 1 when there
 * is an error, 2 when it could not look.
 */
export async function contentCheck([folder = 'content', ...others]: readonly string[]): Promise<number> {
  if (folder.startsWith('-') || others.length > 0) {
    console.error(usage);
    return 2;
  }
  try {
    return await check(folder);
  } catch (error) {
    console.error(`The content could not be checked: ${reason(error as NodeJS.ErrnoException, folder)}`);
    return 2;
  }
}

const usage =
  'Usage: npm run check:content [-- FOLDER]    checks content/, or another folder laid out like it';

async function check(folder: string): Promise<number> {
  const progress = progressOn(process.stderr);
  const memory = folder === 'content' ? await openMemory() : undefined;
  const { files, problems } = await checkContent(folder, { onProgress: progress.show, memory }).finally(
    progress.clear,
  );
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  for (const problem of problems) console.error(formatProblem(problem));
  if (process.env.GITHUB_ACTIONS === 'true') {
    const fromRoot = problems.map((problem) => ({ ...problem, path: pathFromRoot(problem.path) }));
    for (const annotation of annotations(fromRoot)) console.log(annotation);
    await appendSummary(process.env.GITHUB_STEP_SUMMARY, fromRoot, files);
  }
  const counts = [count(errors, 'problem'), ...(warnings ? [count(warnings, 'warning')] : [])].join(' and ');
  if (errors > 0) console.error(`\nContent: ${counts} in ${count(files, 'file')}.`);
  else console.log(`Content: ${count(files, 'file')}, ${counts}.`);
  await memory?.save().catch(({ message }: Error) => {
    console.error(
      `The next check will take as long as this one, for what it found cannot be kept: ${message}`,
    );
  });
  return errors > 0 ? 1 : 0;
}

function count(number: number, noun: string): string {
  return `${number || 'no'} ${noun}${number > 1 ? 's' : ''}`;
}

/** GitHub knows files by their path from the root of the repository, with forward slashes. */
function pathFromRoot(path: string): string {
  return relative(process.cwd(), path).split(sep).join('/');
}

function reason(error: NodeJS.ErrnoException, folder: string): string {
  if (error.code === 'ENOENT') return `${error.path} is missing`;
  return error.code === 'ENOTDIR' ? `${folder} is not a folder` : error.message;
}
