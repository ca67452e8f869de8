import { type Document, type ErrorCode, isAlias, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { errorAt, type Finding, type Position } from './problem';
import { fieldOnLine, yamlFault } from './yamlFaults';
import { type LocatedText, offsetOf, textsOf } from './yamlPlaces';

/** A YAML document that knows where in its file each of its values stands. */
export type LocatedYaml = {
  /** The values, or undefined when the YAML cannot be read. */
  values: unknown;
  /** What keeps it from being read; a line that has one is not worth a second. */
  findings: Finding[];
  /** Position of a value, of its nearest parent that exists, or of the first field. */
  positionOf(path: readonly PropertyKey[]): Position;
  /** Every text in it; names of fields are left out. */
  texts: LocatedText[];
};

type Fault = Position & { code: ErrorCode; message: string };

type Read = { document: Document<Node>; at(offset: number): Position };

/** Reads YAML that starts some lines below the top of its file. Never throws. */
export function locateYaml(source: string, linesBefore = 0): LocatedYaml {
  const lines = source.split('\n');
  const lineAt = (line: number) => lines[line - linesBefore - 1] ?? '';
  const first = read(source, linesBefore);
  const faults = first.document.errors.map(({ code, message, pos }) => {
    const place = first.at(startOfFault(first.document, message, pos[0]));
    return { ...place, code, message };
  });
  const findings = onePerLine([...faults, ...misreadValues(first)]).map(({ code, message, ...place }) => {
    const culprit = ontoTheCulprit(place, code, lineAt);
    return errorAt(culprit, yamlFault(code, message, lineAt(culprit.line), lineAt(culprit.line + 1)));
  });
  if (findings.length === 0) return located(first, findings);
  // A line that cannot be read must not hide what is wrong on the others.
  const broken = new Set(findings.map(({ line }) => line - linesBefore - 1));
  const mended = lines.map((line, index) => (broken.has(index) ? inQuotes(line) : line));
  return located(read(mended.join('\n'), linesBefore), findings);
}

function read(source: string, linesBefore: number): Read {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false, logLevel: 'error' });
  // `yaml` puts a fault at the very end behind the last line.
  const lastOffset = Math.max(0, source.trimEnd().length);
  return {
    document,
    at(offset) {
      const { line, col } = lineCounter.linePos(Math.min(offset, lastOffset));
      return { line: line + linesBefore, column: col };
    },
  };
}

function located({ document, at }: Read, findings: Finding[]): LocatedYaml {
  return {
    values: valuesOf(document),
    findings,
    positionOf: (path) => at(offsetOf(document, path)),
    texts: textsOf(document, at),
  };
}

function valuesOf(document: Document<Node>): unknown {
  const harmless = ['DUPLICATE_KEY', 'TAB_AS_INDENT'];
  if (document.errors.some(({ code }) => !harmless.includes(code))) return undefined;
  try {
    return document.toJS();
  } catch {
    // An alias without an anchor, or aliases that would fill the memory; misreadValues reports both.
    return undefined;
  }
}

function inQuotes(line: string): string {
  const field = fieldOnLine(line);
  return field ? `${field.before}${JSON.stringify(field.value)}` : line;
}

/** Values that YAML takes for something else without a word: `*bold*`, `&co`, `!important`. */
function misreadValues({ document, at }: Read): Fault[] {
  const faults: Fault[] = [];
  visit(document, {
    Node(_, node) {
      const isMisread = isAlias(node) || ('anchor' in node && node.anchor) || node.tag;
      if (!isMisread || !node.range) return;
      faults.push({ ...at(node.range[0]), code: 'BAD_ALIAS', message: 'a sign at the start of a value' });
    },
  });
  return faults;
}

/** Where a fault begins: an unclosed quotation mark is complained about at the end of the file. */
function startOfFault(document: Document<Node>, message: string, offset: number): number {
  if (!message.startsWith('Missing closing')) return offset;
  let start = offset;
  visit(document, {
    Scalar(_, { type, range }) {
      if (range && type?.startsWith('QUOTE') && range[0] < offset) start = range[0];
    },
  });
  return start;
}

/** Where the writer has to change something: the value, or the next line when that is indented for no reason. */
function ontoTheCulprit(place: Position, code: ErrorCode, lineAt: (line: number) => string): Position {
  const field = fieldOnLine(lineAt(place.line));
  if (!field || code === 'DUPLICATE_KEY' || code === 'TAB_AS_INDENT') return place;
  const indent = /^[ \t]+(?=\S)/.exec(lineAt(place.line + 1))?.[0].length;
  if (indent && !/:(?:\s|$)|^["'[\]{}>|*&!%#`@,?-]/.test(field.value)) {
    return { line: place.line + 1, column: indent + 1 };
  }
  return { line: place.line, column: field.before.length + 1 };
}

function onePerLine<Item extends Position>(items: Item[]): Item[] {
  const seen = new Set<number>();
  return items.filter(({ line }) => !seen.has(line) && seen.add(line));
}
