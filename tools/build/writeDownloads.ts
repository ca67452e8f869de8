import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  downloadName,
  downloadsFolder,
  publishedDownloads,
  publishedName,
} from '../../lib/schemas/downloads';
import { pageDocuments } from '../../lib/site/documents';
import { publishedHtml } from '../../lib/site/publishedHtml';
import { removeOthers, writeIfChanged } from '../files';

type Options = { contentDir?: string; publicDir?: string; all?: boolean };

/** A file of content/files/, the name that its URL ends with, and its bytes if they have been read. */
type Download = { name: string; published: string; data?: Buffer };

/**
 * Copies the files that published texts link to into `publicDir`, or all files, and removes what it copied earlier.
 * Throws if a file has changed since the texts were compiled.
 */
export async function writeDownloads({
  contentDir = 'content',
  publicDir = 'public',
  all = false,
}: Options = {}): Promise<void> {
  const [source, target] = [join(contentDir, downloadsFolder), join(publicDir, downloadsFolder)];
  const downloads = all ? await everyDownload(source) : linkedDownloads();
  const wanted = downloads.map(({ published }) => published);
  await mkdir(target, { recursive: true });
  await removeOthers(target, wanted);
  for (const { name, published, data = await readFile(join(source, name)) } of downloads) {
    if (publishedName(name, data) !== published)
      throw new Error(
        `${join(source, name)} has changed since the texts were compiled: start this command again.`,
      );
    await writeIfChanged(join(target, published), data);
  }
}

/** Files that only drafts and scheduled articles link to are left out. */
function linkedDownloads(): Download[] {
  const texts = [...publishedHtml(), ...pageDocuments.map(({ sections }) => JSON.stringify(sections))];
  const urls = new Map(
    texts.flatMap((text) => [...text.matchAll(publishedDownloads)]).map((found) => [found[0], found]),
  );
  return [...urls.values()].map(([url, name, , extension]) => ({
    name: `${name}${extension}`,
    published: url.slice(`/${downloadsFolder}/`.length),
  }));
}

async function everyDownload(folder: string): Promise<Download[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  // Word's `~$annual-letter.docx`, while that file is open, can neither be linked to nor, on Windows, be read.
  const wanted = names.filter((name) => downloadName.test(name));
  return Promise.all(
    wanted.map(async (name) => {
      const data = await readFile(join(folder, name));
      return { name, data, published: publishedName(name, data) };
    }),
  );
}
