import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeDownloads } from '@/tools/build/writeDownloads';
import { temporaryFolder } from './support/folders';

test('the development server copies downloads but what Word keeps beside them', async () => {
  const contentDir = await temporaryFolder({ 'files/letter.docx': 'PK', 'files/~$tter.docx': 'Sam' });
  const publicDir = await temporaryFolder();
  await writeDownloads({ contentDir, publicDir, all: true });
  expect(await readdir(join(publicDir, 'files'))).toEqual([expect.stringMatching(/^letter-.*\.docx$/)]);
});
