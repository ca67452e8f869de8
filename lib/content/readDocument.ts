import type { VFile } from 'vfile';
import type { Collection } from './collection';
import { decode } from './decode';
import { parseDocument } from './parse';

/** Decodes and parses the bytes of a file. One that cannot be decoded gets an error in place of a document. */
export function readDocument(file: VFile, bytes: Uint8Array, collection: Collection): void {
  if (decode(file, bytes)) file.data.document = parseDocument(file, collection);
}
