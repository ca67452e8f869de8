import type { Diagnostic } from '../diagnostics/messages';

/** An open group of fields: the columns of its fields and, in a list, of its hyphens. */
type Level = { fields: number; hyphens?: number };

/**
 * Errors about fields and items of nested lists that start in the wrong column, with the right one. For YAML that cannot
 * be parsed: follows its lines and takes what a line above has opened for right. Lines are numbered from `firstLine`.
 */
export function wrongIndentations(lines: readonly string[], firstLine: number): Diagnostic[] {
  const errors: Diagnostic[] = [];
  let levels: Level[] = [{ fields: 0 }];
  /** The last line opens a list, a group or a text, in whose column it is. */
  let opened: { column: number; isText: boolean } | undefined;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as string;
    const [, indent = '', hyphen = '', gap = '', rest = ''] = /^( *)(-?)( *)(.*)$/.exec(line) ?? [];
    const isItem = hyphen !== '' && (gap !== '' || rest === '' || field.test(rest));
    if (/^\s*(?:#|$)/.test(line)) continue;
    const column = indent.length;
    if (opened?.isText && column > opened.column) continue;
    const isField = field.test(rest) && (hyphen === '' || isItem);
    // A further line of a value.
    if (!isItem && !isField) {
      if (opened?.isText) report(index, opened.column + 2);
      continue;
    }
    const open: Level | undefined =
      opened && !opened.isText && column > opened.column - (isItem ? 1 : 0)
        ? { fields: isItem ? column + 2 : column, ...(isItem && { hyphens: column }) }
        : undefined;
    if (open) levels = [...levels, open];
    const allowed = levels.flatMap(({ fields, hyphens }) => (isItem ? (hyphens ?? []) : fields));
    const right = allowed.toSorted((a, b) => Math.abs(a - column) - Math.abs(b - column) || b - a)[0];
    if (right === undefined) return errors;
    if (right !== column) report(index, right);
    else if (isItem && gap === '' && rest !== '') report(index, right, 'put a space after the hyphen');
    levels = levels.slice(
      0,
      levels.findLastIndex((level) => (isItem ? level.hyphens : level.fields) === right) + 1,
    );
    const last = levels.at(-1) as Level;
    // The first item has the width of its own hyphen and spaces.
    if (isItem) levels = [...levels.slice(0, -1), { ...last, fields: right + 1 + Math.max(gap.length, 1) }];
    const value = rest.replace(/^[^:]*:/, '').trim();
    const fieldColumn = (levels.at(-1) as Level).fields;
    opened =
      rest === '' || value === '' || value.startsWith('#')
        ? { column: rest === '' ? right : fieldColumn, isText: false }
        : /^[>|][-+\d]*(?:\s|$)/.test(value)
          ? { column: fieldColumn, isText: true }
          : undefined;
    index = endOfValue(lines, index, value);
  }
  return errors;

  function report(index: number, right: number, fix?: string) {
    const text = (lines[index] as string).trim();
    const start = (lines[index] as string).length - (lines[index] as string).trimStart().length;
    const spaced = text.replace(/^-(?=\S)/, '- ');
    const spaces = right === 0 ? 'no space' : `${right} spaces`;
    const reason = fix
      ? `${fix}: ${spaced}`
      : `the indentation is wrong: put ${spaces} in front of ${spaced.slice(0, 40)}`;
    errors.push({ place: { line: firstLine + index, column: start + 1 }, reason });
  }
}

const field = /^(?:[\w-]+|"[^"]*"|'[^']*'):(?:\s|$)/;

/** The line on which a value in quotation marks or brackets ends. */
function endOfValue(lines: readonly string[], index: number, value: string): number {
  const closing = { '"': '"', "'": "'", '{': '}', '[': ']' }[value.charAt(0)];
  if (!closing || value.slice(1).includes(closing)) return index;
  const end = lines.findIndex((line, at) => at > index && line.includes(closing));
  return end < 0 ? index : end;
}
