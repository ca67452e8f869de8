import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { VFile } from 'vfile';
import { documentOf, markedFields } from '../../content/document';
import { nearest } from '../../diagnostics/didYouMean';
import { addError, addWarning, startOfFile } from '../../diagnostics/messages';
import { formatReason } from './fileFormats';
import { type PdfFacts, pdfFacts } from './pdf';
import { downloadName, downloadsFolder, downloadTypes, downloadUrl, formatSize } from './plugin';

/** In bytes. */
const largest = 20_000_000;

type Options = { downloads: readonly VFile[]; documents: readonly VFile[] };

/** Adds messages about the files of content/files/, and about the links to them. */
export function checkDownloads({ downloads, documents }: Options): void {
  for (const file of downloads.filter(isSound)) checkBytes(file);
  const names = downloads.map(({ basename = '' }) => basename);
  const used = new Set<string>();
  for (const file of documents) {
    for (const { url, place } of documentOf(file).links) {
      const [, name = ''] = new RegExp(`^\\.\\./${downloadsFolder}/(.*)$`, 's').exec(url) ?? [];
      if (!name) continue;
      used.add(decoded(name));
      const reason = linkReason(decoded(name), names);
      if (reason) addError(file, place, reason, 'no-broken-links');
    }
    for (const { text: name, place } of markedFields(documentOf(file), 'isDownload')) {
      used.add(name);
      const reason = names.includes(name) ? undefined : missingReason(name, names);
      if (reason && downloadName.test(name)) addError(file, place, `file: ${reason}`, 'no-broken-links');
    }
  }
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

/** How to link to the file that a URL probably means: `files/a.pdf`, `/content/files/a.pdf`; undefined if none. */
export function downloadMeant(url: string): string | undefined {
  const [, name] =
    new RegExp(`^(?:\\.{0,2}/)*(?:content/)?${downloadsFolder}/([^/?#]+)$`, 'i').exec(url) ?? [];
  return name && downloadTypes.has(extname(name).toLowerCase()) ? `../${downloadsFolder}/${name}` : undefined;
}

function checkBytes(file: VFile): void {
  const { size } = statSync(file.path);
  const data = size <= largest ? readFileSync(file.path) : undefined;
  const extension = file.extname ?? '';
  const reason = data
    ? formatReason(data, extension)
    : `the file has ${formatSize(size)}, more than the limit of ${formatSize(largest)}: reduce its pictures, or divide it`;
  if (reason) addError(file, startOfFile, reason, 'download');
  else if (data && extension === '.pdf') checkPdf(file, pdfFacts(data));
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
  const reasons = [
    facts.hasScripts &&
      'the PDF has program code (JavaScript), which can harm readers: remove it, or export the PDF again without forms and buttons',
    facts.hasLaunchActions &&
      'the PDF has a link or button that starts a program or opens a file on the computer of a reader: remove it, and export the PDF again',
    facts.hasAttachments &&
      'the PDF has files attached to it, into which the check does not look: remove them, and add each as a file of its own',
  ].filter((reason) => reason !== false);
  if (reasons.length > 0 || !facts.isIncomplete) return reasons;
  return [
    'a part of the PDF is damaged, too large or packed in an unusual way, so the check cannot look for harmful parts in it: export it again from the program that made it',
  ];
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

function linkReason(name: string, names: readonly string[]): string | undefined {
  if (names.includes(name))
    return downloadUrl.test(`../${downloadsFolder}/${name}`) ? undefined : badName(name);
  return missingReason(name, names, `../${downloadsFolder}/`);
}

/** What is wrong with the name of a missing file; the document has to write `path` in front of another. */
function missingReason(name: string, names: readonly string[], path = ''): string {
  const otherCase = names.find((other) => other.toLowerCase() === name.toLowerCase());
  const meant = otherCase ?? nearest(name, names);
  const fix = meant
    ? `did you mean ${path}${meant}?`
    : `add it there, or correct the ${path ? 'link' : 'name'}`;
  return `there is no file content/${downloadsFolder}/${name}: ${fix}`;
}

/** The file itself has a message about its name. */
function badName(name: string): string {
  return `visitors cannot download ${name}: rename the file as the message about it says, and change this link`;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
