import { execFileSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { copySite } from './copyProject';
import { type Site, sites } from './sites';
import { writeVariantContent } from './variantContent';

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
  },
};

for (const name of process.argv.slice(2) as (keyof typeof changes)[]) {
  if (!(name in changes))
    throw new Error(`There is no site '${name}'. Use one of: ${Object.keys(changes).join(', ')}.`);
  const site = sites[name];
  await copySite(site.root);
  await changes[name]?.(site.content);
  build(site);
}
