import { nodesOfType } from '../../markdown/nodes';
import { rule } from '../rule';

/** Reports list items without text, which show as a lone bullet or number. */
export const noEmptyItems = rule('lists:no-empty-items', (tree, file) => {
  for (const item of nodesOfType(tree, 'listItem')) {
    if (item.children.length === 0) file.message('this item has no text: write it, or delete the line', item);
  }
});
