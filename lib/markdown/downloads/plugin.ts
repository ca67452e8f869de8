import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { FileFolder } from '../../content/collection';
import { onlyLink } from '../elements';
import { lineIcon } from '../lineIcon';

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

/** content/files/. */
export const downloadFiles: FileFolder = {
  path: downloadsFolder,
  typeReason(name) {
    if (downloadTypes.has(extname(name).toLowerCase())) return undefined;
    return `visitors can download ${[...downloadTypes.keys()].join(', ')}: save it as one of these, or delete it`;
  },
  renameHint: ', and change the links to it',
};

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
 * A rehype plugin that turns a link to `../files/annual-letter.pdf` into a download: its type and size follow the text,
 * and its URL has a hash. Alone in its paragraph it is a block with an icon. tools/build/writeDownloads.ts copies
 * the file there.
 */
export function toDownloads({ contentDir = 'content' } = {}) {
  return (tree: Root) => {
    visit(tree, { tagName: 'a' }, (link: Element) => {
      const [, name] = downloadUrl.exec(String(link.properties.href)) ?? [];
      if (name) toDownload(link, name, contentDir);
    });
    for (const node of tree.children) {
      const link = onlyLink(node);
      if (node.type !== 'element' || !link?.properties.download) continue;
      node.properties.dataDownload = '';
      link.children.unshift(downloadIcon);
    }
  };
}

/** An arrow to a line below it. */
const downloadIcon = lineIcon('M10 3v10M5.5 9l4.5 4.5L14.5 9M4 17h12');

function toDownload(link: Element, name: string, contentDir: string): void {
  const { href, facts } = downloadOf(name, contentDir);
  if (!href) {
    delete link.properties.href;
    return;
  }
  link.properties.href = href;
  link.properties.download = name;
  link.children.push({ type: 'text', value: ` (${facts})` });
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
