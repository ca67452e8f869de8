import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { lintRule } from 'unified-lint-rule';
import { nodesOfType } from '../nodes';

/** Reports headings without text. */
export const noEmptyHeadings = lintRule<Root>('headings:not-empty', (tree, file) => {
  for (const heading of nodesOfType(tree, 'heading')) {
    if (textOf(heading).trim() === '')
      file.message('this heading has no text: write one, or delete the line', heading);
  }
});
