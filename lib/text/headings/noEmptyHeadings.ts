import { toString as textOf } from 'mdast-util-to-string';
import { rule } from '../../check/rule';
import { nodesOfType } from '../nodes';

/** Reports headings without text. */
export const noEmptyHeadings = rule('headings:not-empty', (tree, file) => {
  for (const heading of nodesOfType(tree, 'heading')) {
    if (textOf(heading).trim() === '')
      file.message('this heading has no text: write one, or delete the line', heading);
  }
});
