import { characterCode } from '../schemas/characterCode';
import { linesOutsideTexts, type Mistake } from './yamlBraces';

/** A line with its parts. `gap` is between the hyphen of an item and `rest`, which can be a field: `name:` and `value`. */
type Line = ReturnType<typeof readLine>;

/** An open group of fields: its columns of fields and, in a list, of hyphens; its first field, and the line of that. */
type Level = { fields: number; hyphens?: number; firstField?: string; first?: Line };

/** A list or a group, or a text, that a line opens; the column is that of the line, and `first` that of the first line of a text. */
type Opened = { column: number; isText: boolean; first?: number };

/** Errors about special spaces in front of fields and items, which YAML takes for a part of a text. */
export function specialSpaces(lines: readonly string[]): Mistake[] {
  return linesOutsideTexts(lines).flatMap(({ line, index }) => {
    const [start = ''] = /^[\s-]*/.exec(line) ?? [];
    const [special] = /[^\S \t]/.exec(start) ?? [];
    if (!special) return [];
    const fixed = start.replace(/[^\S \t]/g, ' ') + line.slice(start.length);
    return { index, column: start.indexOf(special) + 1, reason: specialSpaceReason(special), fixed };
  });
}

export function specialSpaceReason(space: string): string {
  return `there is a special space (${characterCode(space)}) in front of these words: delete it and type spaces`;
}

/**
 * Errors about fields and items of nested lists that start in the wrong column or lack their hyphen, with what to write.
 * For YAML that cannot be parsed: follows its lines and takes what a line above has opened for right.
 */
export function wrongIndentations(lines: readonly string[]): Mistake[] {
  const mistakes: Mistake[] = [];
  let levels: Level[] = [{ fields: 0 }];
  let opened: Opened | undefined;
  /** What a tab of four columns lacks to the right ones: just left of them until a line with tabs opens a list or group. */
  let lacking = -1;
  for (let index = 0; index < lines.length; index += 1) {
    if (/^\s*(?:#|$)/.test(lines[index] as string)) continue;
    const line = readLine(lines[index] as string, index);
    if (line.hasTab && opened) lacking = opened.column + 2 - line.column;
    if (line.hasTab) line.column += lacking;
    if (opened?.isText && line.column > opened.column) {
      opened.first ??= line.column;
      if (line.column < opened.first) mistakes.push(wrongColumn(line, opened.first));
      continue;
    }
    // A further line of a value.
    if (!line.isItem && line.name === undefined) {
      if (opened?.isText) mistakes.push(wrongColumn(line, opened.first ?? opened.column + 2));
      continue;
    }
    for (const level of levels) {
      if (!level.first || !isSecondItem(line, level)) continue;
      level.hyphens = level.fields - 2;
      mistakes.push(missingHyphen(level.first, level.hyphens, 'this item of the list needs a hyphen:'));
      level.first = undefined;
    }
    levels.push(...levelsOpenedBy(line, opened));
    const right = nearestColumn(line, levels);
    if (right === undefined) return mistakes;
    levels = levels.slice(0, levels.findLastIndex((level) => columnIn(level, line) === right) + 1);
    const level = levels.at(-1) as Level;
    mistakes.push(...mistakesOn(line, right, level));
    // The first item has the width of its own hyphen and spaces.
    if (line.isItem)
      Object.assign(level, { fields: right + 1 + Math.max(line.gap.length, 1), firstField: line.name });
    opened = openedBy(line, right, level);
    index = endOfValue(lines, index, line.value);
  }
  return mistakes;
}

function readLine(source: string, index: number) {
  const [, indent = '', hyphen = '', gap = '', rest = ''] = /^([ \t]*)(-?)([ \t]*)(.*)$/.exec(source) ?? [];
  const isItem = hyphen !== '' && (gap !== '' || rest === '' || field.test(rest));
  return {
    index,
    start: source.length - source.trimStart().length,
    text: source.trim(),
    column: indent.replaceAll('\t', '    ').length,
    hasTab: indent.includes('\t'),
    isItem,
    gap,
    rest,
    name: field.exec(rest)?.[0],
    value: rest.replace(/^[^:]*:/, '').trim(),
  };
}

/** Whether a level is a list whose first item lacks its hyphen, because a second item starts on the line. */
function isSecondItem({ isItem, column, name }: Line, { fields, firstField }: Level): boolean {
  return isItem ? fields === column + 2 : fields === column && firstField === name;
}

/** The level that starts on a line, if what the line above has opened is to the left of it. */
function levelsOpenedBy(line: Line, opened: Opened | undefined): Level[] {
  const { isItem, column, name } = line;
  if (!opened || opened.isText || column <= opened.column - (isItem ? 1 : 0)) return [];
  return [
    isItem ? { fields: column + 2, hyphens: column } : { fields: column, firstField: name, first: line },
  ];
}

/** The column of a level in which a line can start; undefined for an item where there is no list. */
function columnIn({ fields, hyphens }: Level, { isItem }: Line): number | undefined {
  return isItem ? hyphens : fields;
}

function nearestColumn(line: Line, levels: readonly Level[]): number | undefined {
  const distance = (column: number) => Math.abs(column - line.column);
  const allowed = levels.flatMap((level) => columnIn(level, line) ?? []);
  return allowed.sort((a, b) => distance(a) - distance(b) || b - a)[0];
}

function openedBy({ rest, value }: Line, right: number, { fields }: Level): Opened | undefined {
  if (rest === '') return { column: right, isText: false };
  if (value === '' || value.startsWith('#')) return { column: fields, isText: false };
  return /^[>|][-+\d]*(?:\s|$)/.test(value) ? { column: fields, isText: true } : undefined;
}

function mistakesOn(line: Line, right: number, { hyphens, firstField }: Level): Mistake[] {
  const { isItem, name, gap, rest, column, hasTab } = line;
  if (!isItem && hyphens !== undefined && name === firstField) return [missingHyphen(line, hyphens)];
  if (right !== column || hasTab) return [wrongColumn(line, right)];
  if (isItem && gap === '' && rest !== '') return [missingSpace(line, right)];
  return [];
}

function wrongColumn(line: Line, right: number): Mistake {
  const spaces = right === 0 ? 'no space' : `${right} spaces`;
  const start = line.text.replace(/^-(?=\S)/, '- ');
  const problem = line.hasTab ? 'the indentation has a tab: delete it, and' : 'the indentation is wrong:';
  return mistake(line, right, start, `${problem} put ${spaces} in front of ${start.slice(0, 40)}`);
}

function missingSpace(line: Line, right: number): Mistake {
  const start = line.text.replace(/^-/, '- ');
  return mistake(line, right, start, `put a space after the hyphen: ${start}`);
}

function missingHyphen(line: Line, right: number, why?: string): Mistake {
  const name = line.text.replace(/:.*$/, '');
  const fix = `write ${' '.repeat(right)}- ${line.text.slice(0, 40)}`;
  const reason = why
    ? `${why} ${fix}`
    : `'${name}' is here twice: if another item of the list starts here, ${fix}; if not, delete one of the two`;
  return mistake(line, right, `- ${line.text}`, reason);
}

function mistake({ index, start }: Line, right: number, text: string, reason: string): Mistake {
  return { index, column: start + 1, reason, fixed: ' '.repeat(right) + text };
}

const field = /^(?:[\w-]+|"[^"]*"|'[^']*'):(?=\s|$)/;

/** The line on which a value in quotation marks or brackets ends. */
function endOfValue(lines: readonly string[], index: number, value: string): number {
  const closing = { '"': '"', "'": "'", '{': '}', '[': ']' }[value.charAt(0)];
  if (!closing || value.slice(1).includes(closing)) return index;
  const end = lines.findIndex((line, at) => at > index && line.includes(closing));
  return end < 0 ? index : end;
}
