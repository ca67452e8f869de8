import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { filesBelow } from '../../tools/files';

/** Text files by path. */
export type Files = Record<string, string>;

/** For an init script: the directory picker returns the browser's private file system, in place of a working copy. */
export function pickPrivateFiles(): void {
  Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
}

/** Writes these files into that file system, and opens them in the editor at a URL. A page may be open on its origin. */
export async function openRepository(
  page: Page,
  files: Record<string, string | Buffer>,
  url = '/',
): Promise<void> {
  if (page.url() === 'about:blank') {
    // It has no file system. The editor itself would read the files before they are written.
    await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto('/empty');
  }
  await writeRepositoryFiles(page, { '.git/HEAD': 'ref: refs/heads/main\n', ...files });
  await page.goto(url);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
}

/** Writes these files into that file system. */
export async function writeRepositoryFiles(
  page: Page,
  files: Record<string, string | Buffer>,
): Promise<void> {
  const all = Object.entries(files);
  const inBase64 = all.map(([path, data]) => [path, Buffer.from(data).toString('base64')] as const);
  await page.evaluate(async (encoded) => {
    const root = await navigator.storage.getDirectory();
    await Promise.all(
      encoded.map(async ([path, data]) => {
        const names = path.split('/');
        const file = names.pop() as string;
        let parent = root;
        for (const part of names) parent = await parent.getDirectoryHandle(part, { create: true });
        const writable = await (await parent.getFileHandle(file, { create: true })).createWritable();
        await writable.write(Uint8Array.from(atob(data), (character) => character.charCodeAt(0)));
        await writable.close();
      }),
    );
  }, inBase64);
}

/**
 * The text of a file in the folder, with a byte-order mark if it has one; empty if it does not exist or is just being
 * replaced.
 */
export async function readRepositoryFile(page: Page, path: string): Promise<string> {
  return page.evaluate(async (names) => {
    try {
      let parent = await navigator.storage.getDirectory();
      for (const part of names.slice(0, -1)) parent = await parent.getDirectoryHandle(part);
      const file = await (await parent.getFileHandle(names.at(-1) as string)).getFile();
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
    } catch (error) {
      if (['NotFoundError', 'NotReadableError'].includes((error as Error).name)) return '';
      throw error;
    }
  }, path.split('/'));
}

/** The content of the specification. */
export const specification = 'tests/fixtures/plain';

/** One of its articles. */
export const article = 'content/articles/what-to-ask-before-you-change-payroll-provider.md';

/** Opens the content of the specification, with some files beside or in place of its own, in the editor at a URL. */
export async function openSpecification(
  page: Page,
  url?: string,
  changed: Record<string, string | Buffer> = {},
): Promise<void> {
  await openRepository(page, { ...(await textFilesIn(specification)), ...changed }, url);
}

/** The URL of an entry's form. */
export function urlOf(path: string): string {
  return `/#/collections/${path.replace('content/', '').replace('/', '/entries/').replace('.md', '')}`;
}

/** The package's dialog for files. */
const filesOn = (page: Page) => page.getByRole('dialog', { name: /Select (?:File|Image)/ });

/** Uploads a picture or a PDF in the package's dialog, which is open, and chooses it. */
export async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await filesOn(page).getByRole('button', { name: 'Upload' }).click();
  const mimeType = /\.pdf$/i.test(name) ? 'application/pdf' : 'image/jpeg';
  await (await chooser).setFiles({ name, mimeType, buffer });
  await filesOn(page).getByRole('button', { name: 'Insert' }).click();
}

/** Chooses a file of the repository in the package's dialog, which is open. */
export async function chooseFile(page: Page, name: string): Promise<void> {
  const option = filesOn(page).getByRole('option', { name });
  await option.click();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await filesOn(page).getByRole('button', { name: 'Insert' }).click();
}

/** The text files of a content folder by their paths in the repository. */
export async function textFilesIn(content: string): Promise<Files> {
  const files: Files = {};
  const paths = (await filesBelow(content)).filter((path) => /\.(?:md|txt|yaml)$/.test(path));
  for (const path of paths) files[`content/${path}`] = await readFile(join(content, path), 'utf8');
  return files;
}

/** As much of a PDF as the editor looks at. It uploads no file with the bytes of another one. */
export const pdf = Buffer.from('%PDF-1.7');

/** A picture large enough for the top of an article. The editor uploads no file with the bytes of another one. */
export function photograph(background = 'green'): Promise<Buffer> {
  return sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
