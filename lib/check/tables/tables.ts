import type { Table, TableRow } from 'mdast';
import { startOf } from '../../markdown/places';

/** The number of cells that every row of a table needs. */
export function columnsOf({ children: [head] }: Table): number {
  return head?.children.length ?? 0;
}

/** The rows of a table whose cells are separated by tabs, so that they are missing cells. */
export function tabRowsOf(table: Table, lines: readonly string[]): TableRow[] {
  return table.children.filter(
    (row) => row.children.length < columnsOf(table) && /\S\t+\S/.test(lines[startOf(row).line - 1] ?? ''),
  );
}
