import { inflateSync } from 'node:zlib';
import { readPassage } from './pdfNames';

/** In bytes, of all object streams together. Those of a long report unpack to a few megabytes. */
const mostUnpacked = 100_000_000;

type PdfObjects = {
  /** The text of each object by its number, without the contents of streams. The last version in the file counts. */
  texts: Map<string, string>;
  /** Every name in every version of an object. */
  names: Set<string>;
  /** Whether a part cannot be read, so that names and objects are missing. */
  isIncomplete: boolean;
};

/**
 * Reads the objects of a PDF, those in compressed object streams included, in time proportional to the size of the file
 * and of what it unpacks to. It takes everything that looks like an object: readers repair damaged files in different
 * ways, so the file's own table of objects does not tell what they will see.
 */
export function readObjects(data: Buffer): PdfObjects {
  const file = data.toString('latin1');
  const objects: PdfObjects = { texts: new Map(), names: new Set(), isIncomplete: false };
  let bytesLeft = mostUnpacked;
  const header = /(\d{1,10})[\s\0]+\d{1,5}[\s\0]+obj(?![a-z])/gi;
  let found = header.exec(file);
  while (found) {
    const start = header.lastIndex;
    const next = header.exec(file);
    const text = file.slice(start, next?.index);
    const { streamStart, names } = addObject(objects, found[1] ?? '', text);
    if (streamStart !== undefined) {
      const streamEnd = Math.max(text.lastIndexOf('endstream'), streamStart);
      // The trailer of the file can follow the stream.
      addNames(objects, text.slice(streamEnd));
      // After the first failure, each further stream could unpack to the limit again.
      if (names.includes('First') && !objects.isIncomplete) {
        const unpacked = names.includes('Filter')
          ? inflate(data.subarray(start + streamStart), names, bytesLeft)
          : text.slice(streamStart, streamEnd);
        bytesLeft -= unpacked?.length ?? 0;
        addPackedObjects(objects, text.slice(0, streamStart), unpacked);
      }
    }
    found = next;
  }
  return objects;
}

function addObject(objects: PdfObjects, number: string, text: string) {
  const { streamStart, names } = addNames(objects, text);
  objects.texts.set(number, text.slice(0, streamStart));
  return { streamStart, names };
}

function addNames(objects: PdfObjects, text: string) {
  const passage = readPassage(text);
  for (const name of passage.names) objects.names.add(name);
  if (passage.isBroken) objects.isIncomplete = true;
  return passage;
}

/** The contents of a compressed stream; undefined if it is damaged, too large or not compressed with Flate alone. */
function inflate(data: Buffer, names: readonly string[], maxOutputLength: number): string | undefined {
  const filters = names.filter((name) => name.endsWith('Decode'));
  if (filters.join() !== 'FlateDecode' || names.includes('Predictor')) return undefined;
  try {
    // What follows the compressed data is ignored.
    return inflateSync(data, { maxOutputLength }).toString('latin1');
  } catch {
    return undefined;
  }
}

/** Adds the objects of an object stream, which starts with pairs of a number and a position. */
function addPackedObjects(objects: PdfObjects, dictionary: string, stream: string | undefined): void {
  const first = firstPosition(dictionary);
  if (stream === undefined || first === undefined) {
    objects.isIncomplete = true;
    return;
  }
  const pairs = [...stream.slice(0, first).matchAll(/(\d{1,10})[\s\0]+(\d{1,10})/g)];
  const inOrder = pairs
    .map(([, number = '', position]) => ({ number, start: first + Number(position) }))
    .sort((a, b) => a.start - b.start);
  for (const [index, { number, start }] of inOrder.entries())
    addObject(objects, number, stream.slice(start, inOrder[index + 1]?.start));
}

/** Where the objects of an object stream begin; undefined if its dictionary does not tell, or more than once. */
function firstPosition(dictionary: string): number | undefined {
  const values = [...dictionary.matchAll(/\/First\s*(\d+)(?!\d|\s+\d+\s+R)/g)];
  return values.length === 1 ? Number(values[0]?.[1]) : undefined;
}
