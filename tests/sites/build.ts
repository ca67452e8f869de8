import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { copyProject, linkPackages } from './copyProject';
import { type Site, sites } from './sites';
import { writeVariantContent } from './variantContent';

const specificationContent = 'tests/fixtures/specification';

/** Copies the project with the specification's content, ready for its own `npm run build`. */
async function copySite({ root }: Site): Promise<void> {
  await rm(root, { recursive: true, force: true });
  // With a lock file, Next.js would take the copy for the root and not find the linked packages.
  await copyProject(root, {
    content: specificationContent,
    includes: (file) => file !== 'package-lock.json',
  });
  await linkPackages(root);
}

function build({ root }: Site): void {
  execFileSync('npm', ['run', 'build'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

const changes = {
  specification: undefined,
  variant: writeVariantContent,
  empty: async (content: string) => {
    await rm(`${content}/articles`, { recursive: true });
    await mkdir(`${content}/articles`);
    for (const file of await readdir(`${content}/ventures`))
      if (file !== 'pagareone.yaml') await rm(`${content}/ventures/${file}`);
  },
};

for (const name of process.argv.slice(2) as (keyof typeof changes)[]) {
  if (!(name in changes))
    throw new Error(`There is no site '${name}'. Use one of: ${Object.keys(changes).join(', ')}.`);
  const site = sites[name];
  await copySite(site);
  await changes[name]?.(site.content);
  build(site);
}
