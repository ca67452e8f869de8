import { relative, sep } from 'node:path';
import { type CheckResult, checkContent } from '../../lib/check/checkContent';
import { annotations, appendSummary } from '../../lib/check/github';
import { formatProblem } from '../../lib/check/problem';
import { progressOn } from '../progress';
import { contentFolderOf, isWithin } from './contentFolder';

/**
 * The command `npm run check:content`: prints every problem of content/, or of the files and folders given. Returns
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

/** Checks every content folder that the paths belong to, and returns what concerns the paths. */
async function check(paths: readonly string[]): Promise<CheckResult> {
  const result: CheckResult = { files: [], problems: [] };
  const progress = progressOn(process.stderr);
  for (const folder of new Set(paths.map(contentFolderOf))) {
    const { files, problems } = await checkContent(folder, { onProgress: progress.show }).finally(
      progress.clear,
    );
    const isNamed = (path: string) => paths.some((named) => isWithin(path, named));
    result.files.push(...files.filter(isNamed));
    result.problems.push(...problems.filter(({ path }) => isNamed(path)));
  }
  return result;
}

async function report({ files, problems }: CheckResult): Promise<number> {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  for (const problem of problems) console.error(formatProblem(problem));
  if (process.env.GITHUB_ACTIONS === 'true') {
    const fromRoot = problems.map((problem) => ({ ...problem, path: pathFromRoot(problem.path) }));
    for (const annotation of annotations(fromRoot)) console.log(annotation);
    await appendSummary(process.env.GITHUB_STEP_SUMMARY, fromRoot, files.length);
  }
  const counts = [count(errors, 'problem'), ...(warnings ? [count(warnings, 'warning')] : [])].join(' and ');
  if (errors > 0) console.error(`\nContent: ${counts} in ${count(files.length, 'file')}.`);
  else console.log(`Content: ${count(files.length, 'file')}, ${counts}.`);
  return errors > 0 ? 1 : 0;
}

function count(number: number, noun: string): string {
  return `${number || 'no'} ${noun}${number > 1 ? 's' : ''}`;
}

/** GitHub expects paths from the root of the repository, with forward slashes. */
function pathFromRoot(path: string): string {
  return relative(process.cwd(), path).split(sep).join('/');
}

function reason(error: NodeJS.ErrnoException): string {
  return error.code === 'ENOENT' ? `${error.path} is missing` : error.message;
}
