import type { Nodes, Root } from 'mdast';
import { parserLimit, tooDeep } from '../content/parserLimits';
import type { Diagnostic } from '../diagnostics/messages';
import { markdownParser } from './markdownParser';

/** Deeper trees overflow the stack of recursive functions. */
const maxDepth = 100;

/** The tree of a text, or why it cannot be parsed. Never throws. */
export function parseText(text: string): { tree: Root } | { error: Diagnostic } {
  const error = parserLimit(text.split('\n'));
  if (error) return { error };
  try {
    const tree = markdownParser.parse(text) as Root;
    if (depthOf(tree) > maxDepth) throw new RangeError(tooDeep);
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
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  return 1 + children.reduce((depth, child) => Math.max(depth, depthOf(child)), 0);
}
