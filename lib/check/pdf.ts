import { constants, inflateSync } from 'node:zlib';

/** What a PDF tells assistive technology about itself. */
export type PdfFacts = { hasTitle: boolean; hasLanguage: boolean; isTagged: boolean; isEncrypted: boolean };

/** In bytes; a larger one is not read. Documents have a few hundred kilobytes. */
const largestObjectStream = 8_000_000;
const mostObjectStreams = 500;

/**
 * Reads the catalogue, the document information and the metadata of a PDF, without a parser: objects are found by their
 * numbers, in the file or in compressed object streams. Encrypted files have no readable facts.
 */
export function pdfFacts(data: Buffer): PdfFacts {
  const file = data.toString('latin1');
  const isEncrypted = /\/Encrypt\s+\d+\s+\d+\s+R|\/Encrypt\s*<</.test(file);
  const objects = objectsIn(file, data);
  const catalogue = objectAt('Root', file, objects);
  const information = objectAt('Info', file, objects);
  const metadata = /<dc:title>[\s\S]{0,500}?<rdf:li[^>]*>\s*[^<\s]/.test(file);
  return {
    isEncrypted,
    hasTitle: metadata || hasText(information, 'Title', objects),
    hasLanguage: hasText(catalogue, 'Lang', objects),
    isTagged:
      /\/StructTreeRoot\b/.test(catalogue) &&
      /\/Marked\s+true\b/.test(`${catalogue}${[...objects.values()].join('\n')}`),
  };
}

/** The text of the object that the trailer names; the last trailer counts. Empty if there is none. */
function objectAt(name: string, file: string, objects: ReadonlyMap<string, string>): string {
  const references = [...file.matchAll(new RegExp(String.raw`/${name}\s+(\d+)\s+\d+\s+R`, 'g'))];
  return objects.get(references.at(-1)?.[1] ?? '') ?? '';
}

/** Whether an entry of a dictionary, or the object that it names, is a text that is not empty. */
function hasText(dictionary: string, name: string, objects: ReadonlyMap<string, string>): boolean {
  const [, value = '', reference] =
    new RegExp(String.raw`/${name}\s*(\((?!\s*\))|<(?!<)(?!FEFF\s*>)(?!\s*>)|(\d+)\s+\d+\s+R)`, 'i').exec(
      dictionary,
    ) ?? [];
  if (reference) return /[(<]\s*[^)>\s]/.test(objects.get(reference) ?? '');
  return value !== '';
}

/** Every object by its number, later versions last, without the contents of streams. */
function objectsIn(file: string, data: Buffer): Map<string, string> {
  const objects = new Map<string, string>();
  for (const { 1: number = '', index, 0: start } of file.matchAll(/\b(\d{1,10})\s+\d{1,5}\s+obj\b/g)) {
    const from = index + start.length;
    const ends = ['endobj', 'stream'].map((end) => file.indexOf(end, from)).filter((end) => end >= 0);
    objects.set(number, file.slice(from, Math.min(from + 100_000, ...ends)));
  }
  let count = 0;
  for (
    let at = file.indexOf('/ObjStm');
    at >= 0 && count < mostObjectStreams;
    at = file.indexOf('/ObjStm', at + 7)
  ) {
    count += 1;
    const dictionary = file.slice(Math.max(file.lastIndexOf(' obj', at), 0), file.indexOf('stream', at));
    for (const [number, text] of packedObjects(dictionary, inflated(file, data, at)))
      if (!objects.has(number)) objects.set(number, text);
  }
  return objects;
}

/** The contents of the stream after a place; empty if it cannot be unpacked. */
function inflated(file: string, data: Buffer, at: number): string {
  const [keyword = ''] = /stream\r?\n/.exec(file.slice(at, at + 2000)) ?? [];
  const start = file.indexOf(keyword || 'stream', at) + keyword.length;
  const end = file.indexOf('endstream', start);
  if (!keyword || end < 0) return '';
  try {
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: largestObjectStream };
    return inflateSync(data.subarray(start, end), options).toString('latin1');
  } catch {
    // Another compression, encrypted, damaged or too large: facts in it count as missing.
    return '';
  }
}

/** The objects of an object stream, which starts with pairs of a number and a position. */
function packedObjects(dictionary: string, text: string): [number: string, text: string][] {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? Number.NaN);
  if (Number.isNaN(first)) return [];
  const pairs = [...text.slice(0, first).matchAll(/(\d+)\s+(\d+)/g)];
  return pairs.map(([, number = '', offset], index) => {
    const next = pairs[index + 1]?.[2];
    return [
      number,
      text.slice(first + Number(offset), next === undefined ? undefined : first + Number(next)),
    ];
  });
}
