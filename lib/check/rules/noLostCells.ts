import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { nodesOfType } from '../nodes';

/** Reports table rows with more cells than the first row, because the page leaves the rest out. */
export const noLostCells = lintRule<Root>('tables:no-lost-cells', (tree, file) => {
  for (const { children: rows } of nodesOfType(tree, 'table')) {
    const columns = rows[0]?.children.length ?? 0;
    for (const { children: cells } of rows) {
      const extra = cells[columns];
      if (!extra) continue;
      const reason = `this row has ${cells.length} cells but the first row has ${columns}, so the rest is not shown: delete a bar (|), or write \\| for a bar in the text`;
      file.message(reason, extra);
    }
  }
});
