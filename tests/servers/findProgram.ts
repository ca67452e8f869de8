import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of an installed program, also from folders that Debian has only on root's PATH. */
export function findProgram(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find(existsSync);
}
