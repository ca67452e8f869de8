import { execFileSync } from 'node:child_process';
import { cp, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

type Options = {
  /** Selects files by path; all by default. */
  includes?: (file: string) => boolean;
  /** A folder to copy in place of `content/`. */
  content?: string;
};

/** Copies the project into a folder, with uncommitted changes and without ignored files. */
export async function copyProject(
  folder: string,
  { includes = () => true, content = 'content' }: Options = {},
): Promise<void> {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const files = list.split('\0').filter((file) => file && !file.startsWith('content/') && includes(file));
  await Promise.all(files.map((file) => cp(file, join(folder, file))));
  await cp(content, join(folder, 'content'), { recursive: true });
}

/** Links node_modules into a copy of the project. A junction, because Windows creates those without privileges. */
export async function linkPackages(folder: string): Promise<void> {
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}

/** Copies the project with the specification's content into an emptied folder inside it, ready for `npm run`. */
export async function copySite(root: string): Promise<void> {
  await rm(root, { recursive: true, force: true });
  // With a lock file, Next.js would take the copy for the root and not find the linked packages.
  await copyProject(root, {
    content: 'tests/fixtures/plain',
    includes: (file) => file !== 'package-lock.json',
  });
  await linkPackages(root);
}
