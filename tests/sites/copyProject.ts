import { execFileSync } from 'node:child_process';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

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
  for (const file of files) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await cp(file, join(folder, file));
  }
  await cp(content, join(folder, 'content'), { recursive: true });
}

/** Links node_modules into a copy of the project. A junction, because Windows creates those without privileges. */
export async function linkPackages(folder: string): Promise<void> {
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
}
