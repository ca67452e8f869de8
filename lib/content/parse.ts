import { basename } from 'node:path';
import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import type { Diagnostic } from '../diagnostics/messages';
import { startOf } from '../diagnostics/places';
import { captionAndFocus } from '../pictures/schema';
import { headingsIn } from '../text/headings/headings';
import { imagesOf, linksOf } from '../text/links/links';
import { markdownParser, mdxParser } from '../text/markdownParser';
import type { Collection } from './collection';
import type { ContentDocument } from './document';
import { normalizeNewlines, splitFrontMatter } from './frontMatter';
import { parserLimit, tooDeep } from './parserLimits';
import { locateYaml } from './yaml';

/** Deeper trees overflow the stack of recursive functions. */
const maxDepth = 100;

const emptyTree: Root = { type: 'root', children: [] };

/** Parses a content file as Contentlayer will. Never throws. */
export function parseDocument(file: VFile, collection: Collection): ContentDocument {
  const source = normalizeNewlines(String(file));
  const parts = partsOf(source, collection);
  const { tree, errors } = parts;
  return {
    ...parts,
    name: basename(file.path, collection.extension),
    collection,
    lines: source.split('\n'),
    links: linksOf(tree ?? emptyTree).map((link) => ({ url: link.url, place: startOf(link) })),
    pictures: imagesOf(tree ?? emptyTree).map(({ node, url, title }) => ({
      ...{ url, place: startOf(node) },
      focus: captionAndFocus(title ?? '').focus,
    })),
    anchors: tree && new Set(headingsIn(tree).map(({ id }) => id)),
    brokenLines: new Set(errors.map(({ place }) => place.line)),
  };
}

type Parts = Pick<ContentDocument, 'yaml' | 'text' | 'tree' | 'errors'>;

function partsOf(source: string, { extension }: Collection): Parts {
  if (extension === '.yaml') {
    const yaml = locateYaml(source);
    return { yaml, errors: yaml.errors };
  }
  const { fields, text, errors } = splitFrontMatter(source);
  const yaml = fields === undefined ? undefined : locateYaml(fields, 1);
  const all = [...errors, ...(yaml?.errors ?? [])];
  const limit = parserLimit(source.split('\n'));
  if (limit) return { yaml, text, errors: [...all, limit] };
  if (text === undefined) return { yaml, errors: all };
  try {
    return { yaml, text, errors: all, tree: parseMarkdown(text, extension === '.mdx') };
  } catch (error) {
    return { yaml, text, errors: [...all, parserError(error as ParserError, text)] };
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
