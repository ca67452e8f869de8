import { basename } from 'node:path';
import type { Nodes, Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import type { Collection } from '../schema/collections';
import { markdownParser } from '../schema/markdownParser';
import { splitFrontMatter } from './frontMatter';
import { errorAt, type Finding } from './problem';
import { type LocatedYaml, locateYaml } from './yaml';

/** A content file, read once, as every rule gets it. */
export type ParsedDocument = {
  path: string;
  name: string;
  collection: Collection;
  /** Its lines, without line ends, byte-order mark and everything else an editor hides. */
  lines: readonly string[];
  /** Its fields; undefined when they cannot be told from the text. */
  yaml?: LocatedYaml;
  /** Everything in its text in reading order, with places of the file; undefined when it has none that can be read. */
  nodes?: readonly Nodes[];
  /** What keeps it, or part of it, from being read. */
  findings: Finding[];
};

const tooDeep = 'quotations, lists or brackets are nested too deeply to be read: write this more simply';

/** What keeps a Markdown parser busy for minutes. */
const deeplyNested = /^(?:[ \t]*(?:>|[-*+][ \t])){40}/;

const mdxParser = markdownParser().use(remarkMdx).freeze();

type ParserFault = { line?: number; column?: number; reason?: string };

/** The text without a byte-order mark, its lines ended by `\n`. */
export function normalizeNewlines(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Reads a content file as Contentlayer will read it, with the place of everything in it. Never throws. */
export function parseDocument(path: string, source: string, collection: Collection): ParsedDocument {
  const plain = normalizeNewlines(source);
  const about = { path, name: basename(path, collection.ending), collection, lines: plain.split('\n') };
  try {
    if (collection.ending === '.yaml') {
      const yaml = locateYaml(plain);
      return { ...about, yaml, findings: yaml.findings };
    }
    const { yaml, text, findings } = splitFrontMatter(plain);
    const found = [...findings, ...(yaml?.findings ?? [])];
    const deep = about.lines.findIndex((line) => deeplyNested.test(line));
    if (deep >= 0)
      return { ...about, yaml, findings: [...found, errorAt({ line: deep + 1, column: 1 }, tooDeep)] };
    if (text === undefined) return { ...about, yaml, findings: found };
    const read = readText(text, collection.ending === '.mdx');
    return { ...about, yaml, nodes: read.nodes, findings: [...found, ...read.findings] };
  } catch (error) {
    // Thousands of brackets or quotation signs within one another exhaust the stack of every parser.
    if (!(error instanceof RangeError)) throw error;
    return { ...about, findings: [errorAt({ line: 1, column: 1 }, tooDeep)] };
  }
}

function readText(text: string, isMdx: boolean): { nodes?: Nodes[]; findings: Finding[] } {
  let root: Root;
  try {
    root = (isMdx ? mdxParser : markdownParser).parse(text) as Root;
  } catch (error) {
    if (error instanceof RangeError) throw error;
    // Most faults have a place; where the parser fails an assertion of its own, the text starts at one.
    const start = text.split('\n').findIndex((line) => line.trim() !== '') + 1;
    const { line = start, column = 1, reason = 'the parser gave up' } = error as ParserFault;
    return { findings: [errorAt({ line, column }, mdxFault(reason))] };
  }
  return { nodes: nodesOf(root), findings: [] };
}

/** A tree as a list: the rules walk it a dozen times, and a list is the fastest thing to walk. */
function nodesOf(root: Root): Nodes[] {
  const nodes: Nodes[] = [];
  const waiting: Nodes[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes.push(node);
    // Not push(...children): a long text can have more children than a call takes arguments.
    if ('children' in node) for (const child of node.children.toReversed()) waiting.push(child as Nodes);
  }
  return nodes;
}

function mdxFault(reason: string): string {
  if (/HTML.*comments|U\+0021/.test(reason))
    return 'write a remark as {/* remark */} here, not as <!-- remark -->';
  if (/expression|acorn|curly|brace/i.test(reason))
    return 'curly brackets run program code in this file: write \\{ where you mean the sign';
  return `this tag cannot be read: write \\< where you mean the sign, and close every tag (${reason})`;
}
