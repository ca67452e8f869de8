import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
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
  const linked = all ? new Set<string>() : linkedNames();
  const files = new Map<string, Buffer>();
  for (const name of existsSync(source) ? await readdir(source) : []) {
    // Word's `~$annual-letter.docx`, while that file is open, can neither be linked to nor, on Windows, be read.
    if (!downloadName.test(name)) continue;
    const data = await readFile(join(source, name));
    const published = publishedName(name, data);
    if (linked.delete(published) || all) files.set(published, data);
  }
  const [missing] = linked;
  if (missing)
    throw new Error(
      `${source} has changed since the texts were compiled (${missing}): start this command again.`,
    );
  await mkdir(target, { recursive: true });
  await removeOthers(target, files.keys());
  for (const [name, data] of files) await writeIfChanged(join(target, name), data);
}

/** The names in the URLs of the files to which texts link, without those of drafts and scheduled articles. */
function linkedNames(): Set<string> {
  const texts = [...publishedHtml(), ...pageDocuments.map(({ sections }) => JSON.stringify(sections))];
  const urls = texts.flatMap((text) => text.match(publishedDownloads) ?? []);
  return new Set(urls.map((url) => basename(url)));
}
