import { quoted } from '../schemas/plainWords';
import { openingOfText } from './yamlErrors';

/** An error in YAML: the index of its line, its column from 1, and the line as it should be. */
export type Mistake = { index: number; column: number; reason: string; fixed: string };

/** What is wrong in a line, and what to write in its place. */
export type Edit = { start: number; length: number; value: string; reason: string };

/** Errors in the values of groups such as `{ name: A, text: B }`, for YAML that cannot be parsed. */
export function wrongValues(lines: readonly string[]): Mistake[] {
  return linesOutsideTexts(lines).flatMap(({ line, index }) =>
    mistakeOf(line, index, editsOfValues(line, lines[index + 1] ?? '')),
  );
}

/** The error about a line with edits in their order, which has the reason of the first one; none without edits. */
export function mistakeOf(line: string, index: number, edits: readonly Edit[]): Mistake[] {
  const [first] = edits;
  if (!first) return [];
  // From the right, so that the others keep their position.
  const fixed = edits.reduceRight(
    (text, { start, length, value }) => text.slice(0, start) + value + text.slice(start + length),
    line,
  );
  return [{ index, column: first.start + 1, reason: first.reason, fixed }];
}

/** Lines without those of a field with Markdown, which are indented more than it. */
export function linesOutsideTexts(lines: readonly string[]): { line: string; index: number }[] {
  let textField = Number.POSITIVE_INFINITY;
  return lines.flatMap((line, index) => {
    if (line.trim() === '' || indentOf(line) > textField) return [];
    textField = openingOfText.test(line) ? indentOf(line) : Number.POSITIVE_INFINITY;
    return { line, index };
  });
}

const opening = /^\s*(?:- )?(?:[\w-]+:\s+)?(?=\{\s*[\w-]+:\s)/;
const nextField = /^[{,]?\s*[\w-]+:\s+/;
const closedValue = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[[^[\]{}]*\])(?=\s*[,}])/;
/** The next field, or the end of the group. Only the first of several spaces and brackets can start it. */
const endOfValue = /,\s+[\w-]+:\s|(?<![\s}\]])(?:(?:\s*[}\]][\s}\]]*(?:,\s*)?(?:#[^\n]*)?|,?\s*)$|\s*\},\s)/;

function editsOfValues(line: string, nextLine: string): Edit[] {
  const before = opening.exec(line)?.[0];
  if (before === undefined || continues(line, nextLine)) return [];
  // A fact such as {name} and a note such as [1] have no brackets of the group.
  const masked = line.replace(/\{\w+\}|\[[^[\]{}]*\]/g, (pair) => 'x'.repeat(pair.length));
  const edits: Edit[] = [];
  let start = before.length;
  for (let name = nextField.exec(line.slice(start)); name; name = nextField.exec(line.slice(start))) {
    start += name[0].length;
    const rest = line.slice(start);
    // A group in the group: its first field is next.
    if (/^\{\s*[\w-]+:\s/.test(rest)) continue;
    const end = masked.slice(start).search(endOfValue);
    const value = closedValue.exec(rest)?.[0] ?? rest.slice(0, end);
    if (masked.slice(start, start + value.length).includes('{')) break;
    const reason = reasonAgainst(value);
    const [, url, others] = withoutComma.exec(value) ?? [];
    const right = url ? `${url}, ${others}` : quoted(value.replace(/^(["'])(.*?)\1?$/, '$2'));
    if (reason)
      edits.push({
        ...{ start, length: value.length, value: right },
        reason: `${reason} ${name[0].replace(/^[{,]?\s*/, '')}${right}`,
      });
    start += value.length + (/^\s*\}(?=,)/.exec(line.slice(start + value.length))?.[0].length ?? 0);
  }
  return edits;
}

/** A URL, which has no spaces, and the field behind it. */
const withoutComma = /^(\/\S*) ([\w-]+: .*)$/;

function reasonAgainst(value: string): string | undefined {
  const [quote = ''] = /^["']/.exec(value) ?? [];
  if (closedValue.test(`${value}}`)) return undefined;
  if (quote)
    return value.split(quote).length === 2
      ? 'this quotation mark is not closed: write'
      : 'a quotation mark inside the value ends it too early: write';
  if (withoutComma.test(value)) return 'a comma between two fields is missing: write';
  if (/(?:^|\s)#/.test(value)) return 'what follows # is lost: put the whole value in quotation marks:';
  if (/:(?:\s|$)/.test(value)) return 'a colon inside a value needs quotation marks around the whole value:';
  if (/[{}[\]]/.test(value)) return 'brackets inside { } need quotation marks around the whole value:';
  return undefined;
}

/** Whether a group goes on in the next line, which is indented more and no item. */
function continues(line: string, nextLine: string): boolean {
  return !line.includes('}') && indentOf(nextLine) > indentOf(line) && /^[^-]/.test(nextLine.trimStart());
}

export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
