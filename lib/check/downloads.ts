import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import type { VFile } from 'vfile';
import { documentOf, markedFields } from '../content/document';
import { addError, addWarning, startOfFile } from '../content/messages';
import { didYouMean } from '../schemas/didYouMean';
import { downloadName, downloadsFolder, formatSize } from '../schemas/downloads';

/** In bytes. */
const largest = 20_000_000;

/** Adds messages about the files of content/files/, and about links to files that are not there. */
export function checkDownloads(downloads: readonly VFile[], documents: readonly VFile[]): void {
  const names = downloads.map(({ basename = '' }) => basename);
  const used = new Set<string>();
  for (const file of documents) {
    const document = documentOf(file);
    const inLinks = document.links.flatMap(({ url, place }) => {
      const [, name] = new RegExp(`^\\.\\./${downloadsFolder}/(.*)$`, 's').exec(url) ?? [];
      return name === undefined ? [] : [{ name, place }];
    });
    const inFields = markedFields(document, 'isDownload')
      .map(({ text, place }) => ({ name: text, place }))
      // The schema has a message about what is no name.
      .filter(({ name }) => downloadName.test(name));
    for (const { name, place } of [...inLinks, ...inFields]) {
      used.add(name);
      if (names.includes(name) && downloadName.test(name)) continue;
      const fix = didYouMean(
        name,
        names.filter((each) => each !== name),
        'add it there, or correct its name',
      );
      addError(
        file,
        place,
        `there is no file content/${downloadsFolder}/${name} to download: ${fix}`,
        'no-broken-links',
      );
    }
  }
  for (const file of downloads.filter(({ messages }) => messages.every(({ fatal }) => !fatal))) {
    const { basename = '', extname = '' } = file;
    const reason = fileReason(file.path, extname);
    const unused = `no text links to this file: write [Its name](../${downloadsFolder}/${basename}) in one, or delete it`;
    if (reason) addError(file, startOfFile, reason, 'download');
    else if (!used.has(basename)) addWarning(file, startOfFile, unused, 'unused-file');
  }
}

/** What is wrong with the bytes of a file, and what to do. */
function fileReason(path: string, extension: string): string | undefined {
  try {
    const { size } = statSync(path);
    if (size > largest)
      return `the file has ${formatSize(size)}, more than the limit of ${formatSize(largest)}: reduce its pictures, or divide it`;
    return formatReason(readFileSync(path), extension);
  } catch (error) {
    // For example while it is open in Word on Windows. The other files can still be checked.
    const { code } = error as NodeJS.ErrnoException;
    return `the file cannot be opened (${code}): close it in other programs, or add it again`;
  }
}

/** What is wrong with the bytes of a file with this extension, and what to do; undefined if they fit. */
export function formatReason(data: Buffer, extension: string): string | undefined {
  // Word, Excel and PowerPoint write zip archives.
  const start = extension === '.pdf' ? '%PDF-' : 'PK\x03\x04';
  const isText = data.length > 0 && !data.includes(0) && isUtf8(data);
  const isRight = extension === '.csv' ? isText : data.subarray(0, 1024).includes(start);
  const utf8 = extension === '.csv' ? ', with the encoding UTF-8' : '';
  return isRight
    ? undefined
    : `the file is empty, damaged or not what ${extension} says: save it as ${extension} in the program that made it${utf8}`;
}
