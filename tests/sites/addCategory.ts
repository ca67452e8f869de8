import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const table = 'lib/articles/categoryTable.ts';

/** A category with a name that is hard on file names and XML. */
const entry = `  {
    name: 'People & Culture',
    drawing: 'Contours',
    icon: '<circle cx="7" cy="6.4" r="2.9"/><path d="M1.8 17.2c0-3.7 2-5.9 5.2-5.9s5.2 2.2 5.2 5.9M13.2 3.7a2.9 2.9 0 0 1 0 5.4M15 12c2 .8 3.2 2.5 3.2 5.2"/>',
    colours: 'accent',
  },
`;

/** Adds the category People & Culture to a copy of the project, as docs/development.md says. */
export async function addCategory(root: string): Promise<void> {
  const file = join(root, table);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^\] as const/m, `${entry}$&`));
}
