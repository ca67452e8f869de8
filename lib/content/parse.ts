import { basename } from 'node:path';
import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Diagnostic } from '../diagnostics/messages';
import { markdownParser, mdxParser } from '../text/markdownParser';
import type { Collection } from './collections';
import { splitFrontMatter } from './frontMatter';
import { parserLimit, tooDeep } from './parserLimits';
import { type LocatedYaml, locateYaml } from './yaml';

/** A parsed content file. */
export type ParsedDocument = {
  /** The file name without its extension. */
  name: string;
  collection: Collection;
  /** Its lines, without line endings and byte-order mark. */
  lines: readonly string[];
  /** Its fields; undefined if it is unclear where they end. */
  yaml?: LocatedYaml;
  /** Its Markdown, with positions in the file; undefined if there is none or it cannot be parsed. */
  tree?: Root;
  errors: Diagnostic[];
};

/** Deeper trees overflow the stack of recursive functions. */
const maxDepth = 100;

/** The text with `\n` line endings and without a byte-order mark. */
export function normalizeNewlines(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Parses a content file as Contentlayer will. Never throws. */
export function parseDocument(file: VFile, collection: Collection): ParsedDocument {
  const source = normalizeNewlines(String(file));
  const name = basename(file.path, collection.extension);
  const document = { name, collection, lines: source.split('\n') };
  if (collection.extension === '.yaml') {
    const yaml = locateYaml(source);
    return { ...document, yaml, errors: yaml.errors };
  }
  const { yaml, text, errors: frontMatterErrors } = splitFrontMatter(source);
  const errors = [...frontMatterErrors, ...(yaml?.errors ?? [])];
  const limit = parserLimit(document.lines);
  if (limit) errors.push(limit);
  if (limit || text === undefined) return { ...document, yaml, errors };
  try {
    return { ...document, yaml, errors, tree: parseMarkdown(text, collection.extension === '.mdx') };
  } catch (error) {
    return { ...document, yaml, errors: [...errors, parserError(error as ParserError, text)] };
  }
}

function parseMarkdown(text: string, isMdx: boolean): Root {
  const tree = (isMdx ? mdxParser : markdownParser).parse(text) as Root;
  if (depthOf(tree) > maxDepth) throw new RangeError(tooDeep);
  return tree;
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
