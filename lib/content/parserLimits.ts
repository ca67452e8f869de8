import type { Diagnostic } from '../diagnostics/messages';

/**
 * What makes the time of the Markdown parser grow with the square of its number. A text of the largest size that people
 * write has a fraction of each.
 */
const limits: readonly { pattern: RegExp; most: number; what: string }[] = [
  { pattern: /^/g, most: 3000, what: 'lines' },
  { pattern: /\*+|_+|~+|`+/g, most: 3000, what: 'asterisks, underscores, tildes and backticks' },
  { pattern: /[[\]]/g, most: 2000, what: 'square brackets' },
  { pattern: /[<{]/g, most: 500, what: 'less-than signs and opening curly brackets' },
  { pattern: /^[\s>]*(?:=+|-+)\s*$/g, most: 300, what: 'lines of equals signs or hyphens' },
];

/** Lists and quotations in each other, on one line. */
const deeplyNested = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){40}/;

export const tooDeep = 'quotations, lists or brackets are nested too deeply: use fewer levels';

/** Why the Markdown parser would take minutes for a text, and where that begins; undefined if it would not. */
export function parserLimit(lines: readonly string[]): Diagnostic | undefined {
  const deep = lines.findIndex((line) => deeplyNested.test(line));
  if (deep >= 0) return { place: { line: deep + 1, column: 1 }, reason: tooDeep };
  for (const { pattern, most, what } of limits) {
    let count = 0;
    for (const [index, line] of lines.entries()) {
      count += line.match(pattern)?.length ?? 0;
      if (count <= most) continue;
      const reason = `the file has more than ${most.toLocaleString('en-AU')} ${what}, too many to check: delete those that are not needed, or split the text`;
      return { place: { line: index + 1, column: 1 }, reason };
    }
  }
  return undefined;
}
