import { expect, test } from 'vitest';
import { vercelConfig } from '@/tools/hosting/vercel';
import { sectionGuide } from '@/tools/writers/sectionGuide';

// `npm run generate` writes these files. They are in git, because people and Vercel read them before a build.
test('docs/sections.md has the types of section', async () => {
  await expect(sectionGuide()).toMatchFileSnapshot('../../docs/sections.md');
});

test('vercel.json has the headers of tools/hosting/headers.ts', async () => {
  await expect(`${JSON.stringify(vercelConfig(), null, 2)}\n`).toMatchFileSnapshot('../../vercel.json');
});
