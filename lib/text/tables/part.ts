import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { TextPart } from '../textPart';
import { noBrokenTables } from './noBrokenTables';
import { noLostCells } from './noLostCells';
import { scrollableTables } from './plugin';

export const tables: TextPart = {
  plugins: [scrollableTables],
  rules: [
    [noBrokenTables, ['error']],
    [noLostCells, ['error']],
  ],
  feedPlugins: [removeContainers],
};

/** Feed readers scroll tables themselves. */
function removeContainers() {
  return (tree: Root) =>
    visit(tree, { tagName: 'div' }, ({ children, properties }, index, parent) => {
      if ('dataTable' in properties && index !== undefined) parent?.children.splice(index, 1, ...children);
    });
}
