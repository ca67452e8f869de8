import type { Nodes, Root } from 'mdast';
import { parserLimit, tooDeep } from '../content/parserLimits';
import type { Diagnostic } from '../diagnostics/messages';
import { markdownParser, mdxParser } from './markdownParser';

/** Deeper trees overflow the stack of recursive functions. */
const maxDepth = 100;

/** The tree of a text, or why it cannot be parsed. Never throws. */
export function parseText(text: string, isMdx = false): { tree: Root } | { error: Diagnostic } {
  const error = parserLimit(text.split('\n'));
  if (error) return { error };
  try {
    const tree = (isMdx ? mdxParser : markdownParser).parse(text) as Root;
    if (depthOf(tree) > maxDepth) throw new RangeError(tooDeep);
    return { tree };
  } catch (cause) {
    return { error: parserError(cause as ParserError, text) };
  }
}

function depthOf(node: Nodes): number {
  const children: readonly Nodes[] = 'children' in node ? node.children : [];
  return 1 + children.reduce((depth, child) => Math.max(depth, depthOf(child)), 0);
}

type ParserError = Error & { line?: number; column?: number; reason?: string };

function parserError(error: ParserError, text: string): Diagnostic {
  // Thousands of nested brackets overflow the parser's stack.
  if (error instanceof RangeError) return { place: { line: 1, column: 1 }, reason: tooDeep };
  // A failed assertion in the parser has no position.
  const firstLine = text.split('\n').findIndex((line) => line.trim() !== '') + 1;
  const { line = firstLine, column = 1, reason = 'parser error' } = error;
  return { place: { line, column }, reason: mdxError(reason) };
}

function mdxError(reason: string): string {
  if (/HTML.*comments|U\+0021/.test(reason))
    return 'write a comment as {/* comment */} here, not as <!-- comment -->';
  if (/expression|acorn|curly|brace/i.test(reason))
    return 'curly brackets are program code in this file: for a curly bracket in the text, write \\{';
  return `this tag cannot be read: close every tag, and for a < in the text, write \\< (${reason})`;
}
