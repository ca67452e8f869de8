import type { Image, ImageReference, Root } from 'mdast';
import { memoized } from './memoized';
import { nodesOfType } from './nodes';

type ShownImage = { node: Image | ImageReference; url: string; title?: string | null };

/** Every picture with its URL and title; one by reference has those of the first definition, as Markdown does. */
export const imagesOf = memoized((tree: Root): ShownImage[] => {
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
