import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileContent } from '@/tools/build/compileContent';
import { compilableProject } from './support/specification';

// Contentlayer itself ends with 0, and the build would publish what an earlier one compiled.
test('compiling fails when Contentlayer cannot load', async () => {
  const projectDir = await compilableProject();
  await writeFile(join(projectDir, 'contentlayer.config.ts'), "import 'no-such-package';\n");
  const { code, output } = await compileContent(projectDir);
  expect([code, output]).toEqual([1, expect.stringContaining('no-such-package')]);
});
