import { basename } from 'node:path';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { imagesOf, linksOf } from '../markdown/nodes';
import { parseText } from '../markdown/parseText';
import { startOf } from '../markdown/places';
import { captionAndFocus } from '../schemas/pictures';
import type { Collection } from './collection';
import { decode } from './decode';
import { type ContentDocument, markedFields } from './document';
import { fieldTextsOf } from './fieldTexts';
import { normalizeNewlines, splitFrontMatter } from './frontMatter';
import { startOfFile } from './messages';
import { locateYaml } from './yaml';

/** Decodes and parses the bytes of a file. One that cannot be decoded gets an error in place of a document. */
export function readDocument(file: VFile, bytes: Uint8Array, collection: Collection): void {
  if (decode(file, bytes)) file.data.document = parseDocument(file, collection);
}

/** Parses a content file as Contentlayer will. Never throws. */
export function parseDocument(file: VFile, collection: Collection): ContentDocument {
  const source = normalizeNewlines(String(file));
  const lines = source.split('\n');
  const parts = partsOf(source, collection);
  const { tree } = parts;
  const values = (parts.yaml?.values ?? {}) as Record<string, unknown>;
  const fieldTexts = fieldTextsOf(parts.yaml, collection, lines);
  const trees = [...(tree ? [{ tree, placeOf: (point: Point) => point }] : []), ...fieldTexts];
  return {
    ...parts,
    name: basename(file.path, collection.extension),
    ...{ collection, lines, fieldTexts },
    fields: Object.fromEntries(Object.keys(collection.schema.shape).map((field) => [field, values[field]])),
    positionOf: (path) => parts.yaml?.positionOf(path) ?? startOfFile,
    links: [
      ...trees.flatMap((part) =>
        linksOf(part.tree).map((link) => ({ url: link.url, place: part.placeOf(startOf(link)) })),
      ),
      ...markedFields({ yaml: parts.yaml, collection }, 'isLink').map(({ text, place }) => ({
        url: text,
        place,
      })),
    ],
    pictures: trees.flatMap((part) =>
      imagesOf(part.tree).map(({ node, url, title }) => ({
        url,
        place: part.placeOf(startOf(node)),
        focus: captionAndFocus(title ?? '').focus,
      })),
    ),
  };
}

type Parts = Pick<ContentDocument, 'yaml' | 'text' | 'tree' | 'errors'>;

function partsOf(source: string, { extension }: Collection): Parts {
  if (extension === '.yaml') {
    const yaml = locateYaml(source);
    return { yaml, errors: yaml.errors };
  }
  const { fields, text, errors } = splitFrontMatter(source);
  const yaml = fields === undefined ? undefined : locateYaml(fields, 1);
  const all = [...errors, ...(yaml?.errors ?? [])];
  if (text === undefined) return { yaml, errors: all };
  const parsed = parseText(text);
  if ('error' in parsed) return { yaml, text, errors: [...all, parsed.error] };
  return { yaml, text, errors: all, tree: parsed.tree };
}
