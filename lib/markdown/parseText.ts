import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Position } from 'unist';
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
    addPositions(tree, text.split('\n'));
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

/** Adds the positions that remark-gfm leaves out: of "www.ato.gov.au" behind a quotation mark, and of the words beside it. */
function addPositions(node: Nodes, lines: readonly string[]) {
  if (!node.position) return;
  let { start } = node.position;
  for (const child of childrenOf(node)) {
    child.position ??= positionOf(textOf(child), { start, end: node.position.end }, lines);
    start = child.position.end;
    addPositions(child, lines);
  }
}

/** Where a text is within a part of its file, which may have more characters: backslashes, entities and indentation. */
function positionOf(text: string, { start, end }: Position, lines: readonly string[]): Position {
  const [first = '', ...others] = text.split('\n');
  const last = others.at(-1);
  const index = (lines[start.line - 1] ?? '').indexOf(first, start.column - 1);
  const column = Math.max(start.column, index + 1);
  const line = start.line + others.length;
  const textEnd = { line, column: last === undefined ? column + first.length : last.length + 1 };
  // A line break may be written as an entity.
  return { start: { line: start.line, column }, end: line > end.line ? end : textEnd };
}
