import type { Point } from 'unist';
import { type Document, isMap, isNode, isScalar, type Node, visit } from 'yaml';
import type { Parsed } from './yamlSyntax';

/** A text value of a YAML document. */
export type LocatedText = {
  place: Point;
  path: readonly PropertyKey[];
  text: string;
  /** Whether it has no quotation marks and a comment (#) follows it, which may be meant as the rest of it. */
  hasComment: boolean;
};

/** Every text value of a document, without field names. */
export function textsOf({ document, source, pointAt }: Parsed): LocatedText[] {
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
      const place = pointAt(node.range[0]);
      const hasComment = node.type === 'PLAIN' && /^[ \t]+#/.test(source.slice(node.range[1]));
      texts.push({ place, path, text: node.value, hasComment });
    },
  });
  return texts;
}

/** The offset of a value, of its nearest parent that exists, or of the first field. */
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
