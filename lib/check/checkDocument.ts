import type { Root } from 'mdast';
import { unified } from 'unified';
import type { Point } from 'unist';
import type { VFile } from 'vfile';
import type { Collection } from '../schema/collections';
import { anchorsOf } from './anchors';
import { linksOf } from './links';
import { addError } from './messages';
import { nodesOfType } from './nodes';
import { parseDocument } from './parse';
import { startOf } from './places';
import { rules } from './rules';
import type { Speller } from './speller';

const emptyTree: Root = { type: 'root', children: [] };

/** Checks a file against every rule and adds the messages to it; the spelling only with a speller. Never throws. */
export function checkDocument(file: VFile, collection: Collection, speller?: Speller): VFile {
  const { tree, errors, ...parsed } = parseDocument(file, collection);
  file.data.document = {
    ...parsed,
    links: linksOf(tree ?? emptyTree).map((link) => ({ url: link.url, place: startOf(link) })),
    pictures: picturesOf(tree ?? emptyTree),
    anchors: tree && anchorsOf(tree),
    brokenLines: new Set(errors.map(({ place }) => place.line)),
  };
  for (const { place, reason } of errors) addError(file, place, reason, 'syntax');
  unified()
    .use(rules(speller))
    .runSync(tree ?? emptyTree, file);
  // A merge conflict can cause any other message.
  const conflicts = file.messages.filter(({ ruleId }) => ruleId === 'no-merge-conflicts');
  if (conflicts.length > 0) file.messages = conflicts;
  return file;
}

/** The pictures of a text with their URLs; one by reference has the URL of its definition. */
function picturesOf(tree: Root): { url: string; place: Point }[] {
  const definitions = new Map(
    nodesOfType(tree, 'definition').map(({ identifier, url }) => [identifier, url]),
  );
  return nodesOfType(tree, 'image', 'imageReference').flatMap((node) => {
    const url = node.type === 'image' ? node.url : definitions.get(node.identifier);
    return url === undefined ? [] : { url, place: startOf(node) };
  });
}
