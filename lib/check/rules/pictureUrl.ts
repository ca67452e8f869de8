import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { pictureUrlReason } from '../../schema/picture';
import { documentOf } from '../document';
import { nodesOfType } from '../nodes';
import { placeInText } from '../places';

/** Checks the URLs of pictures in a text; the schema checks the one in the front matter. */
export const pictureUrl = lintRule<Root>('pictures:url', (tree, file) => {
  const definitions = new Map<string, string>();
  for (const { identifier, url } of nodesOfType(tree, 'definition')) {
    if (!definitions.has(identifier)) definitions.set(identifier, url);
  }
  for (const node of nodesOfType(tree, 'image', 'imageReference')) {
    const url = node.type === 'image' ? node.url : definitions.get(node.identifier);
    const reason = pictureUrlReason(url);
    if (reason) file.message(`URL of this picture: ${reason}`, node);
  }
  const { lines } = documentOf(file);
  for (const node of nodesOfType(tree, 'text')) {
    const index = node.value.search(embedded);
    if (index >= 0) file.message(embeddedReason, placeInText(lines, node, index, 'data:image/'));
  }
});

const embedded = /data:image\/[a-z+]+;base64,/;

const embeddedReason =
  'the characters of a picture are in the text here (data:image): delete them, and write ![what it shows](https://images.unsplash.com/photo-…)';
