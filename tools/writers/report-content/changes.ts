import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const folder = 'content';

/**
 * The commit to compare with for a revision: the merge base, so that later changes of the other branch do not count. Throws
 * if the revision does not exist.
 */
export function baseOf(revision: string): string {
  const commit = commitOf(revision);
  try {
    return git('merge-base', commit, 'HEAD').trim();
  } catch {
    // No common history, or a shallow clone.
    return commit;
  }
}

/** The files of content/ that this branch and the working tree changed or removed since a commit. */
export function changedFiles(commit: string): { changed: Set<string>; removed: string[] } {
  const changes = ['diff', '--name-only', '--no-renames', '--relative', '-z', commit];
  const removed = fields(git(...changes, '--diff-filter=D', '--', folder));
  const others = fields(git(...changes, '--diff-filter=d', '--', folder));
  const untracked = fields(git('ls-files', '--others', '--exclude-standard', '-z', '--', folder));
  // With the separators of the system, as the check writes paths. Git writes slashes.
  const paths = (names: readonly string[]) => names.map((name) => join(name));
  return { changed: new Set(paths([...others, ...untracked])), removed: paths(removed) };
}

/** Writes content/ as it was at a commit to a folder, which stays empty if there was none. */
export function checkOutContent(commit: string, folder: string) {
  // Relative to the project, which may be a subfolder of the repository.
  const [, tree] = /^\d+ tree (\w+)\t/.exec(git('ls-tree', '-z', commit, 'content')) ?? [];
  if (tree === undefined) return;
  // Another index than the repository's, which stays as it is.
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, '../index') };
  const options = { env, cwd: git('rev-parse', '--show-toplevel').trim(), stdio: 'ignore' } as const;
  execFileSync('git', ['read-tree', tree], options);
  execFileSync('git', ['checkout-index', '--all', `--prefix=${folder}/`], options);
}

function commitOf(revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Error('--since needs git installed.');
    throw new Error(
      `The revision '${revision}' does not exist: write a branch, a tag or a commit after --since.`,
    );
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

function fields(list: string): string[] {
  return list.split('\0').filter(Boolean);
}
