import { nodesOfType } from '../markdown/nodes';
import { rule } from './rule';

/** Reports table rows with more cells than the first row: the page leaves the rest out. */
export const lostCells = rule('text:lost-cells', (tree, file) => {
  for (const { children: rows } of nodesOfType(tree, 'table')) {
    const columns = rows[0]?.children.length ?? 0;
    for (const { children: cells } of rows) {
      const extra = cells[columns];
      const reason = `this row has ${cells.length} cells but the first row has ${columns}, so the rest is not shown: delete a bar (|), or write \\| for a bar in the text`;
      if (extra) file.message(reason, extra);
    }
  }
});
