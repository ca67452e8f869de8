import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sectionTypes } from '@/components/sections/list';
import { vercelConfig } from '@/tools/hosting/vercel';
import { sectionGuide, sectionPicture } from '@/tools/writers/sectionGuide';

// `npm run generate` writes these files. They are in git, because people and Vercel read them before a build.
test('docs/sections.md has the types of section', async () => {
  await expect(sectionGuide()).toMatchFileSnapshot('../../docs/sections.md');
});

test('vercel.json has the headers of tools/hosting/headers.ts', async () => {
  await expect(`${JSON.stringify(vercelConfig(), null, 2)}\n`).toMatchFileSnapshot('../../vercel.json');
});

test.each(Object.keys(sectionTypes))('%s has a picture in the guide, of at most 30 kB', (type) => {
  const size = statSync(`docs/${sectionPicture(type)}`, { throwIfNoEntry: false })?.size ?? Infinity;
  const command = `npx tsx tests/sites/build.ts full && npm run pictures -- ${type}`;
  expect(size, `the picture is missing or too large: run "${command}"`).toBeLessThanOrEqual(30_000);
});
