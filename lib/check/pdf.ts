import { constants, inflateSync } from 'node:zlib';

/** What a PDF tells assistive technology about itself. */
type PdfFacts = { hasTitle: boolean; hasLanguage: boolean; isTagged: boolean; isEncrypted: boolean };

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

/** A version of an object: a changed PDF can have the earlier ones too. */
type Version = [offset: number, number: string, text: string];

/** Every object by its number, without the contents of streams. The version that is last in the file counts. */
function objectsIn(file: string, data: Buffer): Map<string, string> {
  const versions = [...plainObjects(file), ...packedObjects(file, data)].sort(([a], [b]) => a - b);
  return new Map(versions.map(([, number, text]) => [number, text]));
}

function plainObjects(file: string): Version[] {
  return [...file.matchAll(/\b(\d{1,10})\s+\d{1,5}\s+obj\b/g)].map(({ 1: number = '', index, 0: start }) => {
    // Searching the whole file for the end of each object would take minutes.
    const text = file.slice(index + start.length, index + start.length + 100_000);
    const end = text.search(/endobj|stream/);
    return [index, number, end < 0 ? text : text.slice(0, end)];
  });
}

/** The objects in object streams. */
function packedObjects(file: string, data: Buffer): Version[] {
  return [...file.matchAll(/\/ObjStm/g)].slice(0, mostObjectStreams).flatMap(({ index }) => {
    const dictionary = file.slice(
      Math.max(file.lastIndexOf(' obj', index), 0),
      file.indexOf('stream', index),
    );
    return unpacked(dictionary, inflated(file, data, index)).map(
      ([number, text]): Version => [index, number, text],
    );
  });
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
function unpacked(dictionary: string, text: string): [number: string, text: string][] {
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
