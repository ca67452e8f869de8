import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readListed } from '@/lib/node/files';
import { writeDownloads } from '@/lib/text/downloads/writeDownloads';
import { temporaryFolder } from './support/folders';

test('a list of files is read without those that are gone, and other errors are thrown', async () => {
  const root = await temporaryFolder({ 'a.md': 'Text' });
  const read = await readListed(root, ['a.md', 'deleted.md']);
  expect(read.map(({ name, data }) => [name, data.toString()])).toEqual([['a.md', 'Text']]);
  await mkdir(join(root, 'folder'));
  await expect(readListed(root, ['folder'])).rejects.toThrow('EISDIR');
});

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
