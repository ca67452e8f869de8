import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { pictureUrlReason } from '../../schema/picture';
import { nodesOfType } from '../nodes';

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
});
