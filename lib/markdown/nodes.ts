import type { Nodes, Root } from 'mdast';
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
