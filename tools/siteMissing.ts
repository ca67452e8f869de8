import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** What to say where a folder holds no finished site; nothing where it does. */
export function siteMissing(folder: string): string | undefined {
  if (existsSync(join(folder, 'index.html'))) return undefined;
  return `There is no site in ${folder}/ yet: run "npm run build" first, then this again.`;
}
