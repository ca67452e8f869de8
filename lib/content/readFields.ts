import type { VFile } from 'vfile';
import type { Collection } from './collection';
import { requireOrdinaryFiles } from './contentFiles';
import { documentOf } from './document';
import { startOfFile } from './messages';
import { readContent, requireCollections } from './readContent';

/** The fields of a document with their locations, and that of the text below them. */
export type LocatedFields = {
  path: string;
  /** The file name without its extension. */
  name: string;
  values: Record<string, unknown>;
  /** `path:line:column` of a field or of an item in it. */
  locationOf(...path: PropertyKey[]): string;
  textLocation: string;
};

/**
 * The fields of all documents of a collection, for programs that read content without the check. Throws if one cannot be
 * read, if a required file is missing, or if the folder has anything but ordinary files.
 */
export function readFields(folder: string, collection: Collection): LocatedFields[] {
  requireOrdinaryFiles(folder);
  requireCollections(folder, [collection]);
  return readContent(folder, [collection])
    .filter(({ data }) => data.collection)
    .map(located);
}

function located(file: VFile): LocatedFields {
  const { path, data } = file;
  const { values, errors = [] } = data.document?.yaml ?? {};
  if (errors.length > 0 || typeof values !== 'object' || values === null)
    throw new Error(`${path} cannot be read. Run "npm run check:content" to see what is wrong.`);
  const { name, positionOf, tree } = documentOf(file);
  const location = ({ line, column } = startOfFile) => `${path}:${line}:${column}`;
  return {
    path,
    name,
    values: values as Record<string, unknown>,
    locationOf: (...fieldPath) => location(positionOf(fieldPath)),
    textLocation: location(tree?.children[0]?.position?.start),
  };
}
