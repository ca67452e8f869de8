import type { Definition, Link, Root } from 'mdast';
import { nodesOfType } from './nodes';

/** Every link and link definition, without definitions that pictures use. */
export function linksOf(tree: Root): (Link | Definition)[] {
  const pictures = new Set(nodesOfType(tree, 'imageReference').map(({ identifier }) => identifier));
  const definitions = nodesOfType(tree, 'definition').filter(({ identifier }) => !pictures.has(identifier));
  return [...nodesOfType(tree, 'link'), ...definitions];
}
