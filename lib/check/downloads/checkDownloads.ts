import { readFileSync, statSync } from 'node:fs';
import type { VFile } from 'vfile';
import { addError, addWarning, startOfFile } from '../../content/messages';
import { downloadsFolder, formatSize } from '../../schemas/downloads';
import { checkDownloadLinks } from './checkDownloadLinks';
import { formatReason } from './fileFormats';

/** In bytes. */
const largest = 20_000_000;

type Options = { downloads: readonly VFile[]; documents: readonly VFile[] };

/** Adds messages about the files of content/files/, and about the links to them. */
export function checkDownloads({ downloads, documents }: Options): void {
  for (const file of downloads.filter(isSound)) checkBytes(file);
  const names = downloads.map(({ basename = '' }) => basename);
  const used = checkDownloadLinks(documents, names);
  for (const file of downloads.filter(isSound)) {
    if (used.has(file.basename ?? '')) continue;
    addWarning(
      file,
      startOfFile,
      `no text links to this file, so it is not on the site: write [Its name](../${downloadsFolder}/${file.basename}) in a text, or delete it`,
      'unused-file',
    );
  }
}

function isSound({ messages }: VFile): boolean {
  return messages.every(({ fatal }) => !fatal);
}

function checkBytes(file: VFile): void {
  const read = bytesOf(file.path);
  const reason = 'reason' in read ? read.reason : formatReason(read.data, file.extname ?? '');
  if (reason) addError(file, startOfFile, reason, 'download');
}

/** The bytes of a file, or why they cannot be checked. */
function bytesOf(path: string): { data: Buffer } | { reason: string } {
  try {
    const { size } = statSync(path);
    if (size <= largest) return { data: readFileSync(path) };
    return {
      reason: `the file has ${formatSize(size)}, more than the limit of ${formatSize(largest)}: reduce its pictures, or divide it`,
    };
  } catch (error) {
    // For example while it is open in Word on Windows. The other files can still be checked.
    const { code } = error as NodeJS.ErrnoException;
    return { reason: `the file cannot be opened (${code}): close it in other programs, or add it again` };
  }
}
