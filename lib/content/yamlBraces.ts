import { commaReason, quoted } from './yamlErrors';

/** An error in YAML: the index of its line, its column from 1, and the line as it should be. */
export type Mistake = { index: number; column: number; reason: string; fixed: string };

/** Errors in groups such as `{ name: A, text: B }` and in lists such as `[a, b]`, for YAML that cannot be parsed. */
export function mistakesInBraces(lines: readonly string[]): Mistake[] {
  /** How many brackets of the lines above are still open. */
  let open = 0;
  return linesOutsideTexts(lines).flatMap(({ line, index }) => {
    const mistake = mistakeOn(line, lines[index + 1] ?? '', index, open > 0);
    if (open > 0 || startOfBrackets.test(line)) open = Math.max(0, open + openedIn(mistake?.fixed ?? line));
    return mistake ?? [];
  });
}

function mistakeOn(
  line: string,
  nextLine: string,
  index: number,
  isInBrackets: boolean,
): Mistake | undefined {
  const [list, before = ''] = unclosedList.exec(line) ?? [];
  if (list && !/^[^:]*\]/.test(nextLine)) {
    const reason = 'a bracket [ is not closed: write ] at the end of the line';
    return { index, column: before.length + 1, reason, fixed: `${list.trimEnd()}]` };
  }
  const mistakes = mistakesOn(line, nextLine, isInBrackets);
  const [first] = mistakes;
  return first && { index, column: first.start + 1, reason: first.reason, fixed: corrected(line, mistakes) };
}

const startOfBrackets = /^\s*(?:- )?(?:[\w-]+:\s+)?[{[]/;

/** How many brackets a line opens and does not close; negative if it closes more. */
function openedIn(line: string): number {
  const bare = withoutTexts(line);
  return (bare.match(/[{[]/g) ?? []).length - (bare.match(/[}\]]/g) ?? []).length;
}

/** A list that ends with an item, not with a comma in front of the next line. */
const unclosedList = /^(\s*(?:- )?[\w-]+:\s+)\[[^\]#]*[^\],[\s#]\s*$/;

/** Lines without those of a field with Markdown, which are indented more than it. */
export function linesOutsideTexts(lines: readonly string[]): { line: string; index: number }[] {
  let textField = Number.POSITIVE_INFINITY;
  return lines.flatMap((line, index) => {
    if (line.trim() === '' || indentOf(line) > textField) return [];
    textField = /:\s+[>|][-+\d]*\s*$/.test(line) ? indentOf(line) : Number.POSITIVE_INFINITY;
    return { line, index };
  });
}

type WrongValue = { start: number; length: number; value: string; reason: string };

const opening = /^\s*(?:- )?(?:[\w-]+:\s+)?(?=\{\s*[\w-]+:\s)/;
const nextField = /^[{,]?\s*[\w-]+:\s+/;
const closedValue = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?=\s*[,}])/;
/** Up to the next field or the end of the group. */
const openValue = /^(?:\{\w+\}|[^{])*?(?=,\s+[\w-]+:\s|\s*(?:\}\s*)+\]?(?:,\s*)?(?:#.*)?$|\s*\},\s|\s*$)/;

function mistakesOn(line: string, nextLine: string, isInBrackets: boolean): WrongValue[] {
  const before = opening.exec(line)?.[0];
  if (before === undefined || continues(line, nextLine)) return [];
  const mistakes: WrongValue[] = [];
  let start = before.length;
  for (let name = nextField.exec(line.slice(start)); name; name = nextField.exec(line.slice(start))) {
    start += name[0].length;
    const rest = line.slice(start);
    const [value = ''] = closedValue.exec(rest) ?? openValue.exec(rest) ?? [];
    const reason = reasonAgainst(value);
    const [, url, others] = withoutComma.exec(value) ?? [];
    const right = url ? `${url}, ${others}` : quoted(value.replace(/^(["'])(.*?)\1?$/, '$2'));
    if (reason)
      mistakes.push({
        ...{ start, length: value.length, value: right },
        reason: `${reason} ${name[0].replace(/^[{,]?\s*/, '')}${right}`,
      });
    start += value.length + (/^\s*\}(?=,)/.exec(line.slice(start + value.length))?.[0].length ?? 0);
  }
  const missing = unclosedIn(line, mistakes);
  // In a list or group of several lines, a comma is correct.
  const comma = missing === 0 && !isInBrackets && /\},\s*(?:#.*)?$/.exec(line);
  if (comma) mistakes.push({ start: comma.index + 1, length: 1, value: '', reason: commaReason });
  if (missing === 0) return mistakes;
  const end = { start: line.trimEnd().length, length: 0, value: ' }'.repeat(missing) };
  return [
    ...mistakes,
    { ...end, reason: `a bracket { is not closed: write${end.value} at the end of the line` },
  ];
}

/** How many brackets of a corrected line are not closed. */
function unclosedIn(line: string, mistakes: readonly WrongValue[]): number {
  const bare = withoutTexts(corrected(line, mistakes));
  return Math.max(0, bare.split('{').length - bare.split('}').length);
}

/** A line without texts in quotation marks and without a comment. */
function withoutTexts(line: string): string {
  return line.replace(/"(?:[^"\\]|\\.)*"|'[^']*'|\s#.*/g, '');
}

/** The line with its values replaced, from the right, so that the others keep their position. */
function corrected(line: string, mistakes: readonly WrongValue[]): string {
  return mistakes.reduceRight(
    (text, { start, length, value }) => text.slice(0, start) + value + text.slice(start + length),
    line,
  );
}

/** A URL, which has no spaces, and the field behind it. */
const withoutComma = /^(\/\S*) ([\w-]+: .*)$/;

function reasonAgainst(value: string): string | undefined {
  const [quote = ''] = /^["']/.exec(value) ?? [];
  if (quote && closedValue.test(`${value}}`)) return undefined;
  if (quote)
    return value.split(quote).length === 2
      ? 'this quotation mark is not closed: write'
      : 'a quotation mark inside the value ends it too early: write';
  if (withoutComma.test(value)) return 'a comma between two fields is missing: write';
  if (/(?:^|\s)#/.test(value)) return 'what follows # is lost: put the whole value in quotation marks:';
  if (/:(?:\s|$)/.test(value)) return 'a colon inside a value needs quotation marks around the whole value:';
  if (/[{}[\]]/.test(value) && !/^\[[^{}]*\]$/.test(value))
    return 'brackets inside { } need quotation marks around the whole value:';
  return undefined;
}

/** Whether a group goes on in the next line, which is indented more and no item. */
function continues(line: string, nextLine: string): boolean {
  return !line.includes('}') && indentOf(nextLine) > indentOf(line) && /^[^-]/.test(nextLine.trimStart());
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
