import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of an installed program; also where Debian keeps servers, which is on root's path alone. */
export function findProgram(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find(existsSync);
}
