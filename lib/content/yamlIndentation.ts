import type { Mistake } from './yamlBraces';

/** An open group of fields: its columns of fields and, in a list, of hyphens; its first field, and the line of that. */
type Level = { fields: number; hyphens?: number; firstField?: string; firstLine?: number };

/**
 * Errors about fields and items of nested lists that start in the wrong column or lack their hyphen, with what to write.
 * For YAML that cannot be parsed: follows its lines and takes what a line above has opened for right. Lines are numbered
 * from `firstLine`.
 */
export function wrongIndentations(lines: readonly string[], firstLine: number): Mistake[] {
  const errors: Mistake[] = [];
  let levels: Level[] = [{ fields: 0 }];
  /** The last line opens a list, a group or a text, in whose column it is. */
  let opened: { column: number; isText: boolean } | undefined;
  /** What a tab of four columns lacks to the right ones: just left of them until a line with tabs opens a list or group. */
  let lacking = -1;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as string;
    const [, indent = '', hyphen = '', gap = '', rest = ''] = /^([ \t]*)(-?)([ \t]*)(.*)$/.exec(line) ?? [];
    const isItem = hyphen !== '' && (gap !== '' || rest === '' || field.test(rest));
    if (/^\s*(?:#|$)/.test(line)) continue;
    const hasTab = indent.includes('\t');
    const column = hasTab ? tabbed(indent.replaceAll('\t', '    ').length) : indent.length;
    if (opened?.isText && column > opened.column) continue;
    const name = field.exec(rest)?.[0];
    const isField = name !== undefined && (hyphen === '' || isItem);
    // A further line of a value.
    if (!isItem && !isField) {
      if (opened?.isText) report(index, opened.column + 2);
      continue;
    }
    const open: Level | undefined =
      opened && !opened.isText && column > opened.column - (isItem ? 1 : 0)
        ? isItem
          ? { fields: column + 2, hyphens: column }
          : { fields: column, firstField: name, firstLine: index }
        : undefined;
    if (open) levels = [...levels, open];
    // A group with a second item is a list whose first item lacks its hyphen.
    levels = levels.map((level) => {
      const isList = isItem
        ? level.fields === column + 2
        : level.fields === column && level.firstField === name;
      if (level === open || level.firstLine === undefined || !isList) return level;
      reportMissingHyphen(level.firstLine, level.fields - 2, 'this item of the list needs a hyphen:');
      return { fields: level.fields, hyphens: level.fields - 2, firstField: level.firstField };
    });
    const allowed = levels.flatMap(({ fields, hyphens }) => (isItem ? (hyphens ?? []) : fields));
    const right = allowed.toSorted((a, b) => Math.abs(a - column) - Math.abs(b - column) || b - a)[0];
    if (right === undefined) return errors;
    levels = levels.slice(
      0,
      levels.findLastIndex((level) => (isItem ? level.hyphens : level.fields) === right) + 1,
    );
    const last = levels.at(-1) as Level;
    const isSecond = !isItem && last.hyphens !== undefined && name === last.firstField;
    if (isSecond) reportMissingHyphen(index, last.hyphens as number);
    else if (right !== column || hasTab) report(index, right, hasTab);
    else if (isItem && gap === '' && rest !== '') reportMissingSpace(index, right);
    // The first item has the width of its own hyphen and spaces.
    if (isItem)
      levels = [
        ...levels.slice(0, -1),
        { ...last, fields: right + 1 + Math.max(gap.length, 1), firstField: name },
      ];
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

  function tabbed(width: number): number {
    if (opened) lacking = opened.column + 2 - width;
    return width + lacking;
  }

  function report(index: number, right: number, hasTab = false) {
    const spaces = right === 0 ? 'no space' : `${right} spaces`;
    const start = (lines[index] as string).trim().replace(/^-(?=\S)/, '- ');
    const fix = hasTab
      ? `the indentation has a tab: delete it, and put ${spaces} in front of`
      : `the indentation is wrong: put ${spaces} in front of`;
    add(index, right, start, `${fix} ${start.slice(0, 40)}`);
  }

  function reportMissingSpace(index: number, right: number) {
    const start = (lines[index] as string).trim().replace(/^-/, '- ');
    add(index, right, start, `put a space after the hyphen: ${start}`);
  }

  function reportMissingHyphen(index: number, right: number, why?: string) {
    const start = (lines[index] as string).trim();
    const name = start.replace(/:.*$/, '');
    const fix = `write ${' '.repeat(right)}- ${start.slice(0, 40)}`;
    const reason = why
      ? `${why} ${fix}`
      : `'${name}' is here twice: if another item of the list starts here, ${fix}; if not, delete one of the two`;
    add(index, right, `- ${start}`, reason);
  }

  function add(index: number, right: number, text: string, reason: string) {
    const line = lines[index] as string;
    const place = { line: firstLine + index, column: line.length - line.trimStart().length + 1 };
    errors.push({ index, place, reason, fixed: ' '.repeat(right) + text });
  }
}

const field = /^(?:[\w-]+|"[^"]*"|'[^']*'):(?=\s|$)/;

/** The line on which a value in quotation marks or brackets ends. */
function endOfValue(lines: readonly string[], index: number, value: string): number {
  const closing = { '"': '"', "'": "'", '{': '}', '[': ']' }[value.charAt(0)];
  if (!closing || value.slice(1).includes(closing)) return index;
  const end = lines.findIndex((line, at) => at > index && line.includes(closing));
  return end < 0 ? index : end;
}
