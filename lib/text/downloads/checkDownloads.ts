import { readFileSync, statSync } from 'node:fs';
import type { VFile } from 'vfile';
import { addError, addWarning, startOfFile } from '../../diagnostics/messages';
import { checkDownloadLinks } from './checkDownloadLinks';
import { formatReason } from './fileFormats';
import { type PdfFacts, pdfFacts } from './pdf';
import { downloadsFolder, formatSize } from './plugin';

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
  const extension = file.extname ?? '';
  const reason = 'reason' in read ? read.reason : formatReason(read.data, extension);
  if (reason) addError(file, startOfFile, reason, 'download');
  else if ('data' in read && extension === '.pdf') checkPdf(file, pdfFacts(read.data));
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

function checkPdf(file: VFile, facts: PdfFacts): void {
  const harmful = harmReasons(facts);
  for (const reason of harmful) addError(file, startOfFile, reason, 'download');
  if (harmful.length > 0) return;
  for (const warning of accessibilityReasons(facts)) addWarning(file, startOfFile, warning, 'accessible-pdf');
}

/** Why a PDF may harm readers. */
function harmReasons(facts: PdfFacts): string[] {
  if (facts.isEncrypted)
    return [
      'the PDF is protected, so the check cannot look for harmful parts in it: save it without a password and restrictions',
    ];
  return [
    facts.hasScripts &&
      'the PDF has program code (JavaScript), which can harm readers: remove it, or export the PDF again without forms and buttons',
    facts.hasLaunchActions &&
      'the PDF has a link or button that starts a program or opens a file on the computer of a reader: remove it, and export the PDF again',
    facts.hasAttachments &&
      'the PDF has files attached to it, into which the check does not look: remove them, and add each as a file of its own',
    facts.isIncomplete &&
      'a part of the PDF is damaged, too large or packed in an unusual way, so the check cannot look for harmful parts in it: export it again from the program that made it',
  ].filter((reason) => reason !== false);
}

function accessibilityReasons({ hasTitle, hasLanguage, isTagged }: PdfFacts): string[] {
  return [
    !hasTitle &&
      'the PDF has no title, which readers see in the window and hear first: set it in the document properties',
    !hasLanguage &&
      'the PDF does not say its language, so screen readers may read it in another: set it in the program that made it',
    !isTagged &&
      'the PDF has no tags, so screen readers cannot find its headings and tables: export it as a tagged (accessible) PDF',
  ].filter((warning) => warning !== false);
}
