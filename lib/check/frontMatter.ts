import { type Document, isMap, isNode, LineCounter, type Node, parseDocument } from 'yaml';

export type Position = { line: number; column: number };

/** A YAML document that knows where in its file each of its values stands. */
export type LocatedYaml = {
  /** The values, or undefined when the YAML does not parse. */
  values: unknown;
  errors: (Position & { message: string })[];
  /** Position of a value, of its nearest parent that exists, or of the first line. */
  positionOf(path: readonly PropertyKey[]): Position;
};

/** The YAML of a whole `.yaml` file, or of the front matter when the file is Markdown. */
export function readYaml(source: string, kind: 'yaml' | 'front matter'): LocatedYaml {
  if (kind === 'yaml') return locate(source, 0);
  const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*\r?$/m.exec(source);
  if (block?.index === 0) return locate(block[1] as string, 1);
  const message = source.replace(/^\uFEFF/, '').startsWith('---')
    ? 'the front matter is not closed: put a line of three hyphens (---) behind its last field'
    : 'the front matter is missing: start the file with a line of three hyphens (---), the fields, and three hyphens again';
  return {
    values: undefined,
    errors: [{ line: 1, column: 1, message }],
    positionOf: () => ({ line: 1, column: 1 }),
  };
}

function locate(yaml: string, linesBefore: number): LocatedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const at = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: line + linesBefore, column: col };
  };
  return {
    values: document.errors.length > 0 ? undefined : document.toJS(),
    errors: document.errors.map((error) => ({ ...at(error.pos[0]), message: `YAML: ${error.message}` })),
    positionOf: (path) => at(offsetOf(document, path)),
  };
}

function offsetOf(document: Document<Node>, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const pair = isMap(parent) && parent.items.find((item) => isNode(item.key) && item.key.toJSON() === key);
    if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
