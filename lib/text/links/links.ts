import type { Definition, Image, ImageReference, Link, Root } from 'mdast';
import { nodesOfType } from '../nodes';
import { oncePerTree } from '../oncePerTree';

/** Every link and link definition, without definitions that pictures use. */
export function linksOf(tree: Root): (Link | Definition)[] {
  const pictures = new Set(nodesOfType(tree, 'imageReference').map(({ identifier }) => identifier));
  const definitions = nodesOfType(tree, 'definition').filter(({ identifier }) => !pictures.has(identifier));
  return [...nodesOfType(tree, 'link'), ...definitions];
}

type ShownImage = { node: Image | ImageReference; url: string; title?: string | null };

/** Every picture with its URL and title; one by reference has those of the first definition, as Markdown does. */
export const imagesOf = oncePerTree((tree): ShownImage[] => {
  // The last entry of a Map wins.
  const definitions = new Map(
    nodesOfType(tree, 'definition')
      .toReversed()
      .map((definition) => [definition.identifier, definition]),
  );
  return nodesOfType(tree, 'image', 'imageReference').map((node) => {
    const { url = '', title } = node.type === 'image' ? node : (definitions.get(node.identifier) ?? {});
    return { node, url, title };
  });
});
