import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { z } from 'zod';

/** The kinds of files that visitors can download, by extension, with the name that a link shows. */
export const downloadTypes: ReadonlyMap<string, string> = new Map([
  ['.pdf', 'PDF'],
  ['.docx', 'Word'],
  ['.xlsx', 'Excel'],
  ['.pptx', 'PowerPoint'],
  ['.csv', 'CSV'],
]);

/** Where the files are below content/, and on the site. */
export const downloadsFolder = 'files';

const extensions = [...downloadTypes.keys()].map((extension) => extension.slice(1)).join('|');

/** The URL of a download in Markdown: the path of its file from the document, as in GitHub's preview. */
export const downloadUrl = new RegExp(String.raw`^\.\./${downloadsFolder}/([a-z0-9-]+\.(?:${extensions}))$`);

/** The name of a file in content/files/ that visitors can download. */
export const downloadName = new RegExp(String.raw`^[a-z0-9-]+\.(?:${extensions})$`);

/** The URLs of downloads on the site, in HTML or JSON, each with its name, hash and extension. */
export const publishedDownloads = new RegExp(
  String.raw`(?<=")/${downloadsFolder}/([a-z0-9-]+)-([0-9a-f]{10})(\.(?:${extensions}))(?=")`,
  'g',
);

/** The name of a file in its URL: with a hash, which changes with the file, so that browsers can cache it for ever. */
export function publishedName(name: string, data: Buffer): string {
  const extension = extname(name);
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 10);
  return `${name.slice(0, -extension.length)}-${hash}${extension}`;
}

/** A number of bytes in words, with two digits: `1.2 MB`. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return `${kilobytes}\u00a0KB`;
  const megabytes = bytes / 1_000_000;
  return `${megabytes < 9.95 ? megabytes.toFixed(1) : Math.round(megabytes)}\u00a0MB`;
}

/**
 * A file of content/files/: its name, its URL on the site, and its type and size in words. Without a URL if there is no
 * such file: the content check reports it and stops the build; the development server shows the text.
 */
export type Download = { name: string; href?: string; facts?: string };

/** The download that a name of a file in content/files/ means. */
export function downloadOf(name: string, contentDir = 'content'): Download {
  const file = join(contentDir, downloadsFolder, name);
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return { name };
  const data = readFileSync(file);
  return {
    name,
    href: `/${downloadsFolder}/${publishedName(name, data)}`,
    facts: `${downloadTypes.get(extname(name))}, ${formatSize(data.length)}`,
  };
}

const reason = `must be the name of a file in content/files, such as annual-letter.pdf: lower-case words joined by hyphens, and ${[...downloadTypes.keys()].join(', ')} at the end`;

/** The name of a file in content/files/. */
export function download(description: string) {
  return z
    .string(reason)
    .regex(downloadName, reason)
    .transform((name) => downloadOf(name))
    .meta({ description, isDownload: true, examples: ['annual-letter.pdf'] });
}
