import { toString as textOf } from 'mdast-util-to-string';
import { nodesOfType } from '../../markdown/nodes';
import { rule } from '../rule';

/** Reports links without text. */
export const noEmptyLinks = rule('links:not-empty', (tree, file) => {
  for (const link of nodesOfType(tree, 'link')) {
    if (textOf(link).trim() === '')
      file.message('this link has no text: write it between the square brackets', link);
  }
});
