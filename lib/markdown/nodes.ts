import type { Definition, Image, ImageReference, Link, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { memoized } from './memoized';
import { placeInText } from './places';

type NodesByType = Map<string, Nodes[]>;

/** The nodes of each type in document order. All rules share one `visit`: one in each doubles the time of a check. */
export function nodesOfType<Type extends Nodes['type']>(
  tree: Root,
  ...types: Type[]
): Extract<Nodes, { type: Type }>[] {
  const groups = nodesByType(tree);
  return types.flatMap((type) => groups.get(type) ?? []) as Extract<Nodes, { type: Type }>[];
}

/** The matches of a pattern in the text nodes, with their places in the file. */
export function matchesInText(tree: Root, lines: readonly string[], pattern: RegExp) {
  return nodesOfType(tree, 'text').flatMap((node) =>
    Array.from(node.value.matchAll(pattern), (match) =>
      Object.assign(match, { place: placeInText(lines, node, match.index, match[0]) }),
    ),
  );
}

const nodesByType = memoized(groupByType);

function groupByType(tree: Root): NodesByType {
  const groups: NodesByType = new Map();
  visit(tree, (node) => {
    const group = groups.get(node.type);
    if (group) group.push(node);
    else groups.set(node.type, [node]);
  });
  return groups;
}

/** Every link and link definition, without definitions that pictures use. */
export function linksOf(tree: Root): (Link | Definition)[] {
  const pictures = new Set(nodesOfType(tree, 'imageReference').map(({ identifier }) => identifier));
  const definitions = nodesOfType(tree, 'definition').filter(({ identifier }) => !pictures.has(identifier));
  return [...nodesOfType(tree, 'link'), ...definitions];
}

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
