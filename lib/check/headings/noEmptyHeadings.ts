import { toString as textOf } from 'mdast-util-to-string';
import { nodesOfType } from '../../markdown/nodes';
import { rule } from '../rule';

/** Reports headings without text. */
export const noEmptyHeadings = rule('headings:not-empty', (tree, file) => {
  for (const heading of nodesOfType(tree, 'heading')) {
    if (textOf(heading).trim() === '')
      file.message('this heading has no text: write one, or delete the line', heading);
  }
});
