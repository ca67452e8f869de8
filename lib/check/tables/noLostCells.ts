import type { Table, TableRow } from 'mdast';
import { nodesOfType } from '../../markdown/nodes';
import { sourceFrom, startOf } from '../../markdown/places';
import { alsoOn } from '../lineNumbers';
import { rule } from '../rule';
import { columnsOf, tabRowsOf } from './tables';

/** Reports table rows with more cells than the first row, because the page leaves the rest out, or with fewer. */
export const noLostCells = rule('tables:no-lost-cells', (tree, file, { lines }) => {
  for (const table of nodesOfType(tree, 'table')) {
    const columns = columnsOf(table);
    for (const { children: cells } of table.children) {
      const extra = cells[columns];
      if (!extra) continue;
      const reason = `this row has ${cells.length} cells but the first row has ${columns}, so the rest is not shown: delete a bar (|), or write \\| for a bar in the text`;
      file.message(reason, extra);
    }
    const { rows, texts } = shortRows(table, lines);
    const [text] = texts;
    if (text) file.message(textReason, text);
    const [first, ...others] = rows;
    if (first) file.message(shortReason(first, others, columns), first);
  }
});

const textReason =
  'this line becomes a row of the table above it: add an empty line in front of it, or bars (|) around its cells';

/** The rows with too few cells, and the lines below a table without any bar. noBrokenTables reports rows with tabs. */
function shortRows(table: Table, lines: readonly string[]): { rows: TableRow[]; texts: TableRow[] } {
  const hasBar = (row: TableRow) => /(?<!\\)\|/.test(sourceFrom(lines, startOf(row)));
  const withTabs = new Set(tabRowsOf(table, lines));
  const short = table.children.filter((row) => row.children.length < columnsOf(table) && !withTabs.has(row));
  const [head] = table.children;
  // Without bars at the ends of the rows, a line may also be a row with one cell.
  const hasOuterBars = head !== undefined && sourceFrom(lines, startOf(head)).startsWith('|');
  return { rows: short.filter(hasBar), texts: hasOuterBars ? short.filter((row) => !hasBar(row)) : [] };
}

function shortReason({ children: cells }: TableRow, others: readonly TableRow[], columns: number): string {
  const missing = cells.length === columns - 1 ? 'one' : 'ones';
  return `this row has ${cells.length} ${cells.length === 1 ? 'cell' : 'cells'} but the first row has ${columns}: add the missing ${missing} with a bar (|) after each, empty or not${alsoOn(others.map((row) => startOf(row).line))}`;
}
