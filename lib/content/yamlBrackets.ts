import { type Edit, indentOf, linesOutsideTexts, type Mistake, mistakeOf } from './yamlBraces';
import { commaReason } from './yamlErrors';

type Bracket = { opening: string; closing: string };

const brackets: readonly Bracket[] = [
  { opening: '[', closing: ']' },
  { opening: '{', closing: '}' },
];

/** What is in front of a list in square brackets or a group in curly ones: spaces with a hyphen, and the name of a field. */
const startOfBrackets = /^(\s*(?:- )?)([\w-]+:\s+)?[{[]/;

/** A text in quotation marks, a comment or a bracket. */
const token = /"(?<=[[{,:]\s*")(?:[^"\\]|\\.)*"|'(?<=[[{,:]\s*')(?:[^']|'')*'|\s#.*|[{}[\]]/g;

/** The parser would take minutes for hundreds of nested groups once they are closed. No field has more than three. */
const mostOpen = 8;

/**
 * Errors about brackets of lists and groups, also of several lines, that are not closed or closed by the other kind, and about what
 * follows them, for YAML that cannot be parsed.
 */
export function wrongBrackets(lines: readonly string[]): Mistake[] {
  const edits = new Map<number, Edit[]>();
  const report = (index: number, ...found: Edit[]) =>
    edits.set(index, [...(edits.get(index) ?? []), ...found]);
  let open: Bracket[] = [];
  let last = { line: '', index: 0 };
  /** A field or item that starts here, or further left, is not in the brackets. */
  let column = 0;
  const end = { line: '- ', index: lines.length };
  const own = [...linesOutsideTexts(lines).filter(({ line }) => !/^\s*#/.test(line)), end];
  for (const [position, { line, index }] of own.entries()) {
    const nextLine = own[position + 1]?.line ?? '';
    const isLeft = index === end.index || indentOf(line) <= column;
    if (open.length > 0 && isLeft && startsOutside(line, last.line, nextLine)) {
      if (open.length <= mostOpen) report(last.index, closingOf(open, last.line));
      open = [];
    }
    const [start, before = '', name] = startOfBrackets.exec(line) ?? [];
    if (open.length === 0 && !start) continue;
    if (open.length === 0) column = name ? before.length : before.length - 1;
    const closing = missingAbove(line, open);
    if (closing) {
      report(last.index, closingOf([closing], last.line));
      open.pop();
    }
    report(index, ...editsOf(line, open));
    last = { line, index };
  }
  return [...edits].flatMap(([index, found]) => mistakeOf(lines[index] as string, index, found));
}

/** Whether a line is an item, or a field that no commas and no closing bracket put into the brackets of the line above. */
function startsOutside(line: string, lineAbove: string, nextLine: string): boolean {
  if (!/^\s*[\w-]+:(?:\s|$)/.test(line)) return /^\s*- /.test(line);
  const texts = [...line.matchAll(token)].map(([text]) => text);
  const count = (bracket: RegExp) => texts.filter((text) => bracket.test(text)).length;
  const closesMore = count(/^[}\]]/) > count(/^[{[]/);
  const goesOn = closesMore || /,\s*$/.test(line) || /^\s*[}\]]/.test(nextLine);
  return !(goesOn && /[{[,]\s*$/.test(lineAbove));
}

/** The open bracket that is not closed above a line, which starts with what closes the bracket around it. */
function missingAbove(line: string, open: readonly Bracket[]): Bracket | undefined {
  const [outer, inner] = open.slice(-2);
  const start = line.trimStart().charAt(0);
  return start !== inner?.closing && start === outer?.closing ? inner : undefined;
}

/** What closes the open brackets at the end of a line, in front of its comment. */
function closingOf(open: readonly Bracket[], line: string): Edit {
  const comment = [...line.matchAll(token)].find(([text]) => /^\s/.test(text));
  const closing = open
    .map((bracket) => bracket.closing)
    .reverse()
    .join(' ');
  return {
    ...{ start: line.slice(0, comment?.index).trimEnd().length, length: 0, value: ` ${closing}` },
    reason: `a bracket ${open.at(-1)?.opening} is not closed: write ${closing} ${comment ? 'in front of the #' : 'at the end of the line'}`,
  };
}

/** What is wrong with the brackets of a line. Adds those that it opens to `open`, and removes those that it closes. */
function editsOf(line: string, open: Bracket[]): Edit[] {
  const edits: Edit[] = [];
  for (const { 0: text, index: start } of line.matchAll(token)) {
    const opened = brackets.find(({ opening }) => opening === text);
    if (opened) open.push(opened);
    if (!/^[}\]]/.test(text)) continue;
    const { opening, closing } = open.pop() as Bracket;
    if (closing !== text && open.at(-1)?.closing === text) {
      open.pop();
      const reason = `a bracket ${opening} is not closed: write ${closing} in front of the ${text}`;
      edits.push({ start, length: 0, value: `${closing} `, reason });
    } else if (closing !== text) {
      const reason = `a bracket ${opening} is closed by ${text}: write ${closing} instead`;
      edits.push({ start, length: 1, value: closing, reason });
    }
    if (open.length === 0) return [...edits, ...editsBehind(line, start + 1)];
  }
  return edits;
}

/** What is wrong behind the last bracket: another one, or a comma. */
function editsBehind(line: string, start: number): Edit[] {
  const [, other = '', comma = ''] = /^((?:\s*[}\]])*)(\s*,)?\s*(?:#.*)?$/.exec(line.slice(start)) ?? [];
  const edits: Edit[] = [
    { start, length: other.length, value: '', reason: `delete ${other.trim()}, which closes nothing` },
    { start: start + other.length, length: comma.length, value: '', reason: commaReason },
  ];
  return edits.filter(({ length }) => length > 0);
}
