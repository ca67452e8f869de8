import { execFileSync } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Copies every file of the project into a folder, changes that are not committed included, and nothing that git ignores. */
export async function copyProject(folder: string, isLeftOut = (_file: string) => false): Promise<void> {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of list.split('\0').filter((name) => name && !isLeftOut(name))) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await cp(file, join(folder, file));
  }
}
