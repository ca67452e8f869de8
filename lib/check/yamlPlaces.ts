import { type Document, isMap, isNode, isScalar, type Node, visit } from 'yaml';
import type { Position } from './problem';

/** A text value of a YAML document with its place. */
export type LocatedText = Position & {
  path: readonly PropertyKey[];
  text: string;
  /** A remark (# and what follows) stands behind it on its line. */
  hasRemark: boolean;
};

/** Every text of a document, names of fields left out. */
export function textsOf(document: Document<Node>, at: (offset: number) => Position): LocatedText[] {
  const texts: LocatedText[] = [];
  visit(document, {
    Scalar(key, node, ancestors) {
      if (key === 'key' || typeof node.value !== 'string' || !node.range) return;
      const path = [...ancestors, node].flatMap((ancestor, index, all): PropertyKey[] => {
        if (isMap(ancestor) || !('items' in ancestor)) {
          return 'key' in ancestor && isScalar(ancestor.key) ? [String(ancestor.key.value)] : [];
        }
        return [(ancestor.items as unknown[]).indexOf(all[index + 1])];
      });
      texts.push({ ...at(node.range[0]), path, text: node.value, hasRemark: Boolean(node.comment) });
    },
  });
  return texts;
}

/** Where a value starts, or its nearest parent that exists, or the first field. */
export function offsetOf(document: Document<Node>, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = length > 1 ? document.getIn(path.slice(0, length - 1), true) : document.contents;
    const key = String(path[length - 1]);
    const pair =
      isMap(parent) && parent.items.find((item) => isScalar(item.key) && String(item.key.value) === key);
    if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range?.[0] ?? 0;
}
