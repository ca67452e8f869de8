import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { lintRule } from 'unified-lint-rule';
import { nodesOfType } from '../nodes';

/** Headings of level 1, which is the title of the page, and headings that skip a level. */
export const headingLevels = lintRule<Root>('headings:levels', (tree, file) => {
  let previousDepth = 1;
  for (const heading of nodesOfType(tree, 'heading')) {
    const { depth } = heading;
    if (textOf(heading).trim() === '') {
      // emptyHeadings reports it.
    } else if (depth === 1) {
      file.message(
        'the title of the page is its only heading of level 1: start this one with ## (no line of === below it)',
        heading,
      );
    } else if (depth > previousDepth + 1) {
      const expected = '#'.repeat(previousDepth + 1);
      file.message(`this heading skips a level: write ${expected} instead of ${'#'.repeat(depth)}`, heading);
    }
    previousDepth = depth;
  }
});
