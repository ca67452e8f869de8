import { readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeDownloads } from '@/tools/build/writeDownloads';
import { temporaryFolder } from './support/folders';

test('the development server copies downloads but those deleted meanwhile and what Word keeps beside them', async () => {
  const files = join(
    await temporaryFolder({ 'files/letter.docx': 'PK', 'files/~$tter.docx': 'Sam' }),
    'files',
  );
  // It is listed, but cannot be read.
  await symlink('nowhere', join(files, 'deleted.pdf'));
  const publicDir = await temporaryFolder();
  await writeDownloads({ contentDir: join(files, '..'), publicDir, all: true });
  expect(await readdir(join(publicDir, 'files'))).toEqual([expect.stringMatching(/^letter-.*\.docx$/)]);
});
