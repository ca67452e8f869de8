import { execFileSync } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addCategory, writeSchemas } from './addCategory';
import { copyProject, linkPackages } from './copyProject';
import { rebrand } from './rebrand';
import { type Site, sites } from './sites';
import { writeVariantContent } from './variantContent';

const specificationContent = 'tests/fixtures/specification';

/** Copies the project with the specification's content and categories, ready for its own `npm run build`. */
async function copySite({ root }: Site): Promise<void> {
  await rm(root, { recursive: true, force: true });
  // With a lock file, Next.js would take the copy for the root and not find the linked packages.
  await copyProject(root, {
    content: specificationContent,
    includes: (file) => file !== 'package-lock.json',
  });
  await cp('tests/fixtures/categoryTable.ts', join(root, 'lib/schema/categoryTable.ts'));
  await linkPackages(root);
  writeSchemas(root);
}

function build({ root }: Site): void {
  execFileSync('npm', ['run', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

const changes: Record<string, ((site: Site) => Promise<void>) | undefined> = {
  specification: undefined,
  variant: async ({ root, content }) => {
    await writeVariantContent(content);
    await addCategory(root);
  },
  empty: async ({ content }) => {
    await rm(`${content}/articles`, { recursive: true });
    await mkdir(`${content}/articles`);
  },
  rebranded: rebrand,
};

for (const name of process.argv.slice(2) as (keyof typeof sites)[]) {
  if (!(name in changes))
    throw new Error(`There is no site '${name}'. Use one of: ${Object.keys(changes).join(', ')}.`);
  const site = sites[name];
  await copySite(site);
  await changes[name]?.(site);
  build(site);
}
