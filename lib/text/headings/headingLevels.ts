import { toString as textOf } from 'mdast-util-to-string';
import { repeatedTitle } from '../../articles/repeatedTitle';
import { rule } from '../../check/rule';
import { nodesOfType } from '../nodes';

/** Reports headings of level 1, which is the page's title, and headings that skip a level. */
export const headingLevels = rule('headings:levels', (tree, file) => {
  let previousDepth = 1;
  const title = repeatedTitle(tree, file);
  for (const heading of nodesOfType(tree, 'heading')) {
    // noRepeatedTitle reports this one, which is to be deleted.
    if (heading === title) continue;
    const reason = levelReason(heading.depth, previousDepth);
    // noEmptyHeadings reports headings without text.
    if (reason && textOf(heading).trim() !== '') file.message(reason, heading);
    previousDepth = heading.depth;
  }
});

function levelReason(depth: number, previousDepth: number): string | undefined {
  if (depth === 1)
    return 'only the title of the page is a level 1 heading: start this heading with ##, and delete any === below it';
  if (depth <= previousDepth + 1) return undefined;
  return `this heading skips a level: write ${'#'.repeat(previousDepth + 1)} instead of ${'#'.repeat(depth)}`;
}
