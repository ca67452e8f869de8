import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What to say where a folder holds no finished site, or lacks one of the files that are needed; nothing where all are there. */
export function siteMissing(folder: string, needed: readonly string[] = ['index.html']): string | undefined {
  if (needed.every((file) => existsSync(join(folder, file)))) return undefined;
  return `There is no site in ${folder}/ yet: run "npm run build" first, then this again.`;
}
