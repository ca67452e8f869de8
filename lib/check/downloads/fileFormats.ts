import { isUtf8 } from 'node:buffer';

const signatures: readonly [start: Buffer, name: string][] = [
  [Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'an old Office file (such as .doc or .xls), or a protected one'],
  [Buffer.from([0xff, 0xd8, 0xff]), 'a JPEG picture'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'a PNG picture'],
  [Buffer.from('{\\rtf'), 'a rich text file (.rtf)'],
  [Buffer.from('version https://git-lfs'), 'a pointer of Git LFS, not the file itself'],
];

/** Files that every document of an Office format has, by extension. Word for the web writes document2.xml. */
const officeParts: ReadonlyMap<string, RegExp> = new Map([
  ['.docx', /word\/document\d*\.xml/],
  ['.xlsx', /xl\/workbook\.xml/],
  ['.pptx', /ppt\/presentation\.xml/],
]);

const anyOfficePart = new RegExp([...officeParts.values()].map(({ source }) => source).join('|'), 'g');

/** What is wrong with the bytes of a file with this extension, and what to do; undefined if they fit. */
export function formatReason(data: Buffer, extension: string): string | undefined {
  if (data.length === 0) return 'the file is empty: add it again';
  const found = formatOf(data);
  if (!found && extension === '.csv' && !data.includes(0))
    return 'the text is not UTF-8, so visitors may see wrong characters: in Excel, save it as "CSV UTF-8 (Comma delimited)"; in other programs, choose UTF-8';
  if (found !== extension) return `the file ends in ${extension}, but it is ${wrongFormat(found, extension)}`;
  if (isCutOff(data, extension)) return 'the end of the file is missing: add it again from the original';
  if (officeParts.has(extension) && data.includes('vbaProject.bin'))
    return 'the file has macros, which can harm readers: save it without them';
  return undefined;
}

function wrongFormat(found: string | undefined, extension: string): string {
  if (found?.startsWith('.') && found !== '.csv')
    return `a ${found} file: rename it to end in ${found}, and change the links to it`;
  const what = found === '.csv' ? 'plain text' : (found ?? 'something else');
  return `${what}: save it as ${extension} in the program that made it`;
}

/** The extension that fits the bytes, or the name of a format that cannot be a download; undefined if unknown. */
function formatOf(data: Buffer): string | undefined {
  if (data.subarray(0, 1024).includes('%PDF-')) return '.pdf';
  if (data.subarray(0, 4).equals(zipStart)) {
    // A zip archive lists its files at its end. Above are their contents, such as the Excel file of a chart.
    const last = [...data.toString('latin1').matchAll(anyOfficePart)].at(-1)?.[0] ?? '';
    const office = [...officeParts].find(([, part]) => part.test(last));
    return office?.[0] ?? 'a zip archive';
  }
  const known = signatures.find(([start]) => data.subarray(0, start.length).equals(start));
  if (known) return known[1];
  if (/^\s*<(?:!doctype\s+html|html|\?xml)/i.test(data.toString('latin1', 0, 200)))
    return 'a web page or XML';
  return !data.includes(0) && isUtf8(data) ? '.csv' : undefined;
}

const zipStart = Buffer.from('PK\x03\x04');
const zipEnd = Buffer.from('PK\x05\x06');

/** Whether the last bytes are not those of a complete file: the end of an upload or download is missing. */
function isCutOff(data: Buffer, extension: string): boolean {
  if (extension === '.pdf') return !data.subarray(-2048).includes('%%EOF');
  return officeParts.has(extension) && !data.subarray(-66_000).includes(zipEnd);
}
