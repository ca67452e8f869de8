import type { Root, Table } from 'mdast';
import { nodesOfType } from '../../markdown/nodes';
import { startOf } from '../../markdown/places';
import { rule } from '../rule';
import { type SourceLine, type TextBlock, textBlocks } from '../textBlocks';
import { tabRowsOf } from './tables';

/** Reports text that was meant as a table, or as a row of one, but shows as lines with bars or tabs. */
export const noBrokenTables = rule('tables:no-broken-tables', (tree, file, { lines: all }) => {
  for (const block of linesOfBlocks(textBlocks(tree, file))) {
    const lines = block.filter(({ text }) => !item.test(text));
    const broken = brokenTable(lines) ?? loneRow(tree, lines, all);
    if (broken) file.message(broken.reason, broken.place);
  }
  for (const table of nodesOfType(tree, 'table')) {
    const [first, ...others] = tabRowsOf(table, all);
    if (!first) continue;
    const text = all[startOf(first).line - 1] ?? '';
    const below = others.length > 0 ? ', and in the rows below it' : '';
    const row = exampleRow(text.split(/\t+|\|/).filter((cell) => cell.trim() !== ''));
    file.message(`tabs do not separate the cells of a row: put bars between them, ${row}${below}`, first);
  }
});

/** An item of a list, as a word processor writes it: a tab is between its bullet or number and its words. */
const item = /^\s*(?:[^\p{L}\p{N}\s|]|o|\(?[\p{L}\d]{1,3}[.)])\t/u;

/** The lines of each block. A first row that starts with an empty cell is a block of code above the other rows. */
function linesOfBlocks(blocks: readonly TextBlock[]): SourceLine[][] {
  const joined: SourceLine[][] = [];
  for (const [index, { lines }] of blocks.entries()) {
    const above = joined.at(-1);
    const isBelowCode = blocks[index - 1]?.isCode && above?.at(-1)?.line === (lines[0]?.line ?? 0) - 1;
    if (above && isBelowCode) above.push(...lines);
    else joined.push([...lines]);
  }
  return joined;
}

/** The first table that is broken in a block; the rows below have the same cause. */
function brokenTable(lines: readonly SourceLine[]) {
  for (const [index, { text, line }] of lines.entries()) {
    const below = lines[index + 1];
    if (below?.line !== line + 1) continue;
    const reason = brokenTableReason(text.trim(), below.text.trim(), () => lines.slice(index));
    if (reason) return { reason, place: { line, column: 1 + indentOf(text) } };
  }
  return undefined;
}

/** A row that is alone in its paragraph, beside a table or other such rows, of which the first one has the cause. */
function loneRow(tree: Root, [row, ...others]: readonly SourceLine[], all: readonly string[]) {
  if (!row || others.length > 0 || !isRow(row.text.trim())) return undefined;
  const reason = rowReason(row, nodesOfType(tree, 'table'), all);
  return reason && { reason, place: { line: row.line, column: 1 + indentOf(row.text) } };
}

function rowReason({ text, line }: SourceLine, tables: readonly Table[], all: readonly string[]) {
  if (tables.some((table) => startOf(table).line === line + 1))
    return `this row is above the table: move the line ${all[line + 1]?.trim()} up, directly below this row`;
  const before = all.slice(0, line - 1);
  const above = before.findLastIndex((each) => each.trim() !== '');
  if (tables.some(({ position }) => position?.end.line === above + 1))
    return 'an empty line ends the table above: delete it';
  const below = all.slice(line).find((each) => each.trim() !== '') ?? '';
  if (isRow(before[above]?.trim() ?? '') || !isRow(below.trim())) return undefined;
  return `empty lines between rows make no table: delete them, and write ${delimiterRow(cellsIn(text.trim()))} below the first row`;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

function brokenTableReason(head: string, below: string, fromHead: () => SourceLine[]): string | undefined {
  if (isRow(head) && below.includes('\t') && !below.includes('|'))
    return `this table does not work: add the line ${delimiterRow(cellsIn(head))} below the first one, and put bars instead of tabs between the cells of every row below it`;
  if (head.includes('\t') && isDelimiterRow(below))
    return `this table does not work: put bars instead of tabs between the cells of every row, ${exampleRow(head.split(/\t+/))}`;
  if (head.includes('\t') && below.includes('\t')) return tabsReason(fromHead());
  if (!head.includes('|')) return undefined;
  if (isDelimiterRow(below))
    return `this table does not work: its first line has ${cellsIn(head)} cells, but the line of hyphens below has ${cellsIn(below)}: give both the same number`;
  if (isRow(head) && /^[|:\s–—-]+$/.test(below))
    return `this table does not work: write ${delimiterRow(cellsIn(head))} in place of the line below the first one`;
  if (isRow(head) && isRow(below))
    return `this table does not work: add the line ${delimiterRow(cellsIn(head))} below the first one`;
  return undefined;
}

function tabsReason(lines: readonly SourceLine[]): string {
  const [{ line: firstLine } = { line: 0 }] = lines;
  const end = lines.findIndex(({ text, line }, index) => !/\t\S/.test(text) || line !== firstLine + index);
  const rows = lines.slice(0, end < 0 ? lines.length : end).map(({ text }) => text);
  const isIndented = rows.every((row) => /^\s*\t/.test(row));
  const cells = cellsBetweenTabs(isIndented ? rows.map((row) => row.trim()) : rows);
  const start = isIndented ? 'delete the white space in front of every row, ' : '';
  const after = lines[end]?.line === firstLine + end ? ', and an empty line after the last row' : '';
  return `tabs do not make a table: ${start}put bars between the cells of every row, ${exampleRow(cells)}, and add the line ${delimiterRow(cells.length)} below the first one${after}`;
}

/**
 * The cells of the first row. Word separates cells by one tab, so that two enclose an empty cell, while people align
 * columns with as many as they need.
 */
function cellsBetweenTabs(rows: readonly string[]): string[] {
  const [first = ''] = rows;
  const counts = new Set(rows.map((row) => row.split('\t').length));
  return counts.size === 1 ? first.split('\t') : first.trim().split(/\t+/);
}

function exampleRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.trim()).join(' | ')} |`.slice(0, 80);
}

function delimiterRow(columns: number): string {
  return `${'| --- '.repeat(columns)}|`;
}

function isDelimiterRow(line: string): boolean {
  return /^[|:\s-]*-[|:\s-]*$/.test(line) && line.includes('|');
}

/** A line that starts with a bar and has another one. */
function isRow(line: string): boolean {
  return /^\|.*[^\\]\|/.test(line);
}

function cellsIn(line: string): number {
  return line.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length;
}
