import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { lintRule } from 'unified-lint-rule';
import { nodesOfType } from '../nodes';

/** Headings without text. */
export const noEmptyHeadings = lintRule<Root>('headings:not-empty', (tree, file) => {
  for (const heading of nodesOfType(tree, 'heading')) {
    if (textOf(heading).trim() === '')
      file.message('this heading has no text: write one, or take the line out', heading);
  }
});
