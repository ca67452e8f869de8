import { noBrokenTables } from '../../check/tables/noBrokenTables';
import { noLostCells } from '../../check/tables/noLostCells';
import { eachElement } from '../elements';
import type { TextPart } from '../textPart';
import { scrollableTables } from './plugin';

/** Feed readers scroll tables themselves. */
const removeContainers = eachElement('div', ({ children, properties }, index, parent) => {
  if ('dataTable' in properties && index !== undefined) parent?.children.splice(index, 1, ...children);
});

export const tables: TextPart = {
  plugins: [scrollableTables],
  rules: [
    [noBrokenTables, ['error']],
    [noLostCells, ['error']],
  ],
  feedPlugins: [removeContainers],
  buttons: {
    table: {
      ...{ label: 'Table', icon: 'table', group: 'blocks', place: 'block' },
      hint: 'in a table, one more column',
      body: [`| \${1:Heading} | Heading |`, '| --- | --- |', '| Words | Words |'],
    },
  },
};
