import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { lintRule } from 'unified-lint-rule';
import { nodesOfType } from '../nodes';

/** Headings of level 1, which is the title of the page, and headings that skip a level. */
export const headingLevels = lintRule<Root>('headings:levels', (tree, file) => {
  let previousDepth = 1;
  for (const heading of nodesOfType(tree, 'heading')) {
    const reason = levelReason(heading.depth, previousDepth);
    // noEmptyHeadings reports those without text.
    if (reason && textOf(heading).trim() !== '') file.message(reason, heading);
    previousDepth = heading.depth;
  }
});

function levelReason(depth: number, previousDepth: number): string | undefined {
  if (depth === 1)
    return 'the title of the page is its only heading of level 1: start this one with ## (no line of === below it)';
  if (depth <= previousDepth + 1) return undefined;
  return `this heading skips a level: write ${'#'.repeat(previousDepth + 1)} instead of ${'#'.repeat(depth)}`;
}
