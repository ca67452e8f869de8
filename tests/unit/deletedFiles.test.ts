import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type * as contentFiles from '@/lib/content/contentFiles';
import { readListed } from '@/lib/node/files';
import { writeDownloads } from '@/lib/text/downloads/writeDownloads';
import { writeDrawings } from '@/tools/build/drawings';
import { temporaryFolder } from './support/folders';
import { projectFolder } from './support/specification';

// Other test files share the modules, and may have loaded them already.
vi.hoisted(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('@/lib/content/contentFiles', async (original) => {
  const actual = await original<typeof contentFiles>();
  const listContent: typeof actual.listContent = (folder) => {
    const listing = actual.listContent(folder);
    return { ...listing, names: [...listing.names, 'ventures/deleted.yaml'] };
  };
  return { ...actual, listContent };
});

/** A link without a target, which is listed but cannot be read, is like a file that is deleted meanwhile. */
async function contentWith(files: Record<string, string>, deleted: string): Promise<string> {
  const root = await temporaryFolder(files);
  await symlink('nowhere', join(root, deleted));
  return root;
}

test('a list of files is read without those that are gone, and other errors are thrown', async () => {
  const root = await temporaryFolder({ 'a.md': 'Text' });
  const read = await readListed(root, ['a.md', 'deleted.md']);
  expect(read.map(({ name, data }) => [name, data.toString()])).toEqual([['a.md', 'Text']]);
  await mkdir(join(root, 'folder'));
  await expect(readListed(root, ['folder'])).rejects.toThrow('EISDIR');
});

test('the drawings are written although a venture is deleted meanwhile', async () => {
  const tree = 'tree: { x: 590, y: 235, radius: 116, rings: 5, flutes: 5, depth: 0.06, phase: 0.2 }';
  const venture = `name: Care\norder: 1\nstatus: planned\n${tree}\n`;
  const root = await projectFolder();
  await writeFile(join(root, 'content/ventures/care.yaml'), venture);
  const names = await writeDrawings({ contentDir: join(root, 'content'), outDir: join(root, 'drawings') });
  expect(names).toContain('division-care.svg');
  expect(names).not.toContain('division-deleted.svg');
});

test('the downloads of the development server are copied although one is deleted meanwhile', async () => {
  const root = await contentWith({ 'content/files/letter.pdf': '%PDF-1.4' }, 'content/files/deleted.pdf');
  const publicDir = join(root, 'public');
  await writeDownloads({ contentDir: join(root, 'content'), publicDir, all: true });
  expect(await readdir(join(publicDir, 'files'))).toEqual([expect.stringMatching(/^letter-.*\.pdf$/)]);
});

test('what Word keeps beside an open document is no download of the development server', async () => {
  const root = await temporaryFolder({ 'content/files/a.docx': 'PK', 'content/files/~$a.docx': 'Sam' });
  const publicDir = join(root, 'public');
  await writeDownloads({ contentDir: join(root, 'content'), publicDir, all: true });
  expect(await readdir(join(publicDir, 'files'))).toEqual([expect.stringMatching(/^a-.*\.docx$/)]);
});
