import type { Point } from 'unist';
import { type Document, isMap, isNode, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml';

/** A document of the parser, with the position in its file of each offset in the source. */
export type Parsed = { document: Document<Node>; source: string; pointAt(offset: number): Point };

/** A text value of a YAML document. */
export type LocatedText = {
  place: Point;
  path: readonly PropertyKey[];
  text: string;
  /** Whether it has no quotation marks and a comment (#) follows it, which may be meant as the rest of it. */
  hasComment: boolean;
};

/** Parses YAML that starts `linesBefore` lines below the top of its file. */
export function parse(source: string, linesBefore = 0): Parsed {
  const lineCounter = new LineCounter();
  // The parser would compare each field with all others, in a time that grows with the square of their number.
  const options = { lineCounter, prettyErrors: false, logLevel: 'error', uniqueKeys: false } as const;
  const document = parseDocument(source, options);
  // `yaml` places an error at the end of the file after the last line.
  const lastOffset = Math.max(0, source.trimEnd().length);
  return {
    document,
    source,
    pointAt(offset) {
      const { line, col } = lineCounter.linePos(Math.min(offset, lastOffset));
      return { line: line + linesBefore, column: col };
    },
  };
}

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

/** The start of the last node before an offset that has a property; the offset if there is none. */
export function lastBefore(document: Document<Node>, offset: number, has: (node: Node) => boolean): number {
  let start = offset;
  visit(document, {
    Node(_, node) {
      if (node.range && node.range[0] < offset && has(node)) start = node.range[0];
    },
  });
  return start;
}
