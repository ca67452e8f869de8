import type { Nodes, Root } from 'mdast';
import { markdownParser } from './parser';
import type { Diagnostic } from './places';

/** Deeper trees overflow the stack of recursive functions. */
const maxDepth = 100;

const tooDeep = 'quotations, lists or brackets are nested too deeply: use fewer levels';

/** The tree of a text, or why it cannot be parsed. Never throws. */
export function parseText(text: string): { tree: Root } | { error: Diagnostic } {
  try {
    const tree = markdownParser.parse(text) as Root;
    if (depthOf(tree) > maxDepth) throw new RangeError(tooDeep);
    addPositions(tree);
    return { tree };
  } catch (cause) {
    // Thousands of nested brackets overflow the parser's stack.
    const reason =
      cause instanceof RangeError
        ? tooDeep
        : `this text cannot be read (${cause}): delete parts of it until you find which`;
    return { error: { place: { line: 1, column: 1 }, reason } };
  }
}

function depthOf(node: Nodes): number {
  return 1 + childrenOf(node).reduce((depth, child) => Math.max(depth, depthOf(child)), 0);
}

function childrenOf(node: Nodes): readonly Nodes[] {
  return 'children' in node ? node.children : [];
}

/** Adds positions where remark-gfm leaves them out: at "www.ato.gov.au" behind a quotation mark, and at the words beside it. */
function addPositions(node: Nodes) {
  for (const child of childrenOf(node)) {
    child.position ??= node.position;
    addPositions(child);
  }
}
