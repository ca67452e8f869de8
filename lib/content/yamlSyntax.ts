import type { Point } from 'unist';
import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import type { Diagnostic } from '../markdown/places';
import { withoutSpace } from '../schemas/plainWords';
import { type Mistake, wrongValues } from './yamlBraces';
import { wrongBrackets } from './yamlBrackets';
import {
  fieldOnLine,
  indentationReason,
  noColonReason,
  withoutCurlyQuotes,
  yamlErrorMessage,
} from './yamlErrors';
import { specialSpaces, wrongIndentations } from './yamlIndentation';
import { hyphensBeforeFields, sectionsWithoutName, wrongListMarks } from './yamlListMarks';

type SyntaxMistake = Mistake & { code: ErrorCode };

type SyntaxError = { place: Point; code: ErrorCode; message: string };

/** A document of the parser, with the position in its file of each offset in the source. */
export type Parsed = { document: Document<Node>; source: string; pointAt(offset: number): Point };

/** Parses YAML as it should be, and returns what is wrong with it. */
export function parseCorrected(
  source: string,
  linesBefore: number,
): { parsed: Parsed; errors: Diagnostic[] } {
  const first = parse(source, linesBefore);
  if (errorsOf(first).length === 0) return { parsed: first, errors: [] };
  let lines: readonly string[] = source.split('\n');
  const mistakes: Mistake[] = [];
  /** Corrects what a step has found, so that the next one finds no consequences of it. */
  function correct(found: readonly Mistake[]) {
    mistakes.push(...found);
    lines = corrected(lines, found);
  }
  correct(sectionsWithoutName(lines));
  // Without the list that they belong to, nothing below them can be read.
  if (mistakes.length > 0) return { parsed: first, errors: diagnosticsOf(mistakes, source, linesBefore) };
  correct(specialSpaces(lines));
  correct(wrongListMarks(lines));
  correct(hyphensBeforeFields(lines));
  correct(wrongValues(lines));
  correct(wrongBrackets(lines));
  const ofSyntax = syntaxMistakes(lines);
  const indented = indentationMistakes(lines, ofSyntax);
  correct(indented);
  correct(
    indented.length === 0
      ? ofSyntax
      : syntaxMistakes(lines).filter(({ reason }) => reason !== indentationReason),
  );
  return {
    parsed: parse(lines.join('\n'), linesBefore),
    errors: diagnosticsOf(mistakes, source, linesBefore),
  };
}

function diagnosticsOf(mistakes: readonly Mistake[], source: string, linesBefore: number): Diagnostic[] {
  const lines = source.split('\n');
  return mistakes.map(({ index, column, reason }) => {
    // A mistake that shows only once another one is corrected can be behind what the correction adds.
    const end = (lines[index] as string).length + 1;
    return { place: { line: linesBefore + index + 1, column: Math.min(column, end) }, reason };
  });
}

function corrected(lines: readonly string[], mistakes: readonly Mistake[]): string[] {
  const fixed = new Map(mistakes.map((mistake) => [mistake.index, mistake.fixed]));
  return lines.map((line, index) => fixed.get(index) ?? line);
}

const codesOfIndentation: readonly ErrorCode[] = ['TAB_AS_INDENT', 'DUPLICATE_KEY'];

/** In a list, the parser names a line near the wrong one, and not the right indentation. */
function indentationMistakes(lines: readonly string[], ofSyntax: readonly SyntaxMistake[]): Mistake[] {
  const isPossible = ofSyntax.some(
    ({ code, reason }) =>
      reason === indentationReason || reason === noColonReason || codesOfIndentation.includes(code),
  );
  const mistakes = isPossible ? wrongIndentations(lines) : [];
  return mistakes.some(({ fixed }) => /^[ -]/.test(fixed)) ? mistakes : [];
}

/** What the parser complains about, in words. Its lines are corrected by quoting their values. */
function syntaxMistakes(lines: readonly string[]): SyntaxMistake[] {
  const lineAt = (line: number) => lines[line - 1] ?? '';
  return onePerLine(errorsOf(parse(lines.join('\n')))).map(({ code, message, place }) => {
    const { line, column } = locateCause(place, code, lineAt);
    const source = lineAt(line);
    const reason = yamlErrorMessage(code, message, source, lineAt(line + 1));
    return { code, index: line - 1, column, reason, fixed: withSpaceOrQuotes(source) };
  });
}

function errorsOf(parsed: Parsed): SyntaxError[] {
  const errors = parsed.document.errors.map(({ code, message, pos }): SyntaxError => {
    const place = parsed.pointAt(startOfError(parsed.document, message, pos[0]));
    return { place, code, message };
  });
  return [...errors, ...misreadValues(parsed)];
}

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

function withSpaceOrQuotes(line: string): string {
  if (withoutSpace.test(line)) return line.replace(':', ': ');
  const field = fieldOnLine(line);
  // A special space after the colon is no space in YAML.
  return field ? `${field.before.trimEnd()} ${JSON.stringify(field.value)}` : line;
}

/** Repeated fields, and values that YAML silently misreads: `*bold*`, `&co`, `!important`, `“text”`, `{name}: what we do`. */
function misreadValues({ document, pointAt }: Parsed): SyntaxError[] {
  const errors: SyntaxError[] = [];
  visit(document, {
    Node(role, node) {
      if (isMap(node)) errors.push(...repeatedFields(node, pointAt));
      const isCurly = isScalar(node) && node.type === 'PLAIN' && withoutCurlyQuotes(String(node.value));
      const isNoName = role === 'key' && isScalar(node) && node.value === null;
      const isMisread = isAlias(node) || node.anchor || node.tag || isCurly || isNoName;
      if (!isMisread || !node.range) return;
      const place = pointAt(node.range[0]);
      errors.push({ place, code: 'BAD_ALIAS', message: 'a special character starts the value' });
    },
  });
  return errors;
}

function repeatedFields({ items }: YAMLMap, pointAt: Parsed['pointAt']): SyntaxError[] {
  const names = new Set<unknown>();
  return items.flatMap(({ key }) => {
    if (!isScalar(key) || !key.range) return [];
    const isFirst = !names.has(key.value);
    names.add(key.value);
    const error = { code: 'DUPLICATE_KEY', message: 'a field is here twice' } as const;
    return isFirst ? [] : [{ ...error, place: pointAt(key.range[0]) }];
  });
}

/** Where an error begins: `yaml` reports an unclosed quotation mark at the end of the file. */
function startOfError(document: Document<Node>, message: string, offset: number): number {
  if (!message.startsWith('Missing closing')) return offset;
  let start = offset;
  visit(document, {
    Scalar(_, { type, range }) {
      if (range && type?.startsWith('QUOTE') && range[0] < offset) start = range[0];
    },
  });
  return start;
}

/** What the writer must change: the value, or the next line if that is indented by mistake. */
function locateCause(place: Point, code: ErrorCode, lineAt: (line: number) => string): Point {
  const field = fieldOnLine(lineAt(place.line));
  if (!field || code === 'DUPLICATE_KEY' || code === 'TAB_AS_INDENT') return place;
  const indent = /^[ \t]+(?=\S)/.exec(lineAt(place.line + 1))?.[0].length;
  if (indent && !/:(?:\s|$)|^["'“„‘[\]{}>|*&!%#`@,?-]/.test(field.value)) {
    return { line: place.line + 1, column: indent + 1 };
  }
  return { line: place.line, column: field.before.length + 1 };
}

function onePerLine(errors: SyntaxError[]): SyntaxError[] {
  const seen = new Set<number>();
  return errors.filter(({ place }) => !seen.has(place.line) && seen.add(place.line));
}
