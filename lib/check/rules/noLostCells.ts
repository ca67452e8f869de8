import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { nodesOfType } from '../nodes';

/** Table rows with more cells than the first one, which the page leaves out. */
export const noLostCells = lintRule<Root>('tables:no-lost-cells', (tree, file) => {
  for (const { children: rows } of nodesOfType(tree, 'table')) {
    const columns = rows[0]?.children.length ?? 0;
    for (const { children: cells } of rows) {
      const extra = cells[columns];
      if (!extra) continue;
      const reason = `this row has ${cells.length} cells and the first one ${columns}, so the rest is not shown: take out a bar (|), or write \\| where you mean the sign`;
      file.message(reason, extra);
    }
  }
});
