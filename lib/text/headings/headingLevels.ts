import { toString as textOf } from 'mdast-util-to-string';
import { repeatedTitle } from '../../articles/repeatedTitle';
import { rule } from '../../check/rule';
import { nodesOfType } from '../nodes';

/** Reports headings of level 1, which is the page's title, and headings that skip a level. */
export const headingLevels = rule('headings:levels', (tree, file) => {
  let previousDepth = 1;
  let skip = { wrong: 7, right: 7 };
  const title = repeatedTitle(tree, file);
  for (const heading of nodesOfType(tree, 'heading')) {
    // noRepeatedTitle reports this one, which is to be deleted.
    if (heading === title) continue;
    const { depth } = heading;
    if (depth > previousDepth + 1) skip = { wrong: depth, right: previousDepth + 1 };
    else if (depth < skip.wrong) skip = { wrong: 7, right: 7 };
    // If only the first of several were corrected, the others would belong to it.
    const reason = levelReason(depth, depth === skip.wrong ? skip.right : depth);
    // noEmptyHeadings reports headings without text.
    if (reason && textOf(heading).trim() !== '') file.message(reason, heading);
    // One of level 1 is to become one of level 2.
    previousDepth = Math.max(depth, 2);
  }
});

function levelReason(depth: number, right: number): string | undefined {
  if (depth === 1)
    return 'only the title of the page is a level 1 heading: start this heading with ##, and delete any === below it';
  if (depth === right) return undefined;
  return `this heading skips a level: write ${'#'.repeat(right)} instead of ${'#'.repeat(depth)}`;
}
