import { toString as textOf } from 'mdast-util-to-string';
import { nodesOfType } from '../../markdown/nodes';
import { repeatedTitle } from '../articles/repeatedTitle';
import { rule } from '../rule';

/** Reports headings of level 1, which is the page's title, and headings that skip a level. */
export const headingLevels = rule('headings:levels', (tree, file) => {
  /** The depths of the headings that contain the next one. */
  const ancestors: number[] = [];
  const title = repeatedTitle(tree, file);
  // noRepeatedTitle reports this one, which is to be deleted.
  const headings = nodesOfType(tree, 'heading').filter((heading) => heading !== title);
  const depths = headings.map(({ depth }) => depth);
  const areAllTooHigh = depths.filter((depth) => depth === 1).length > 1;
  for (const [index, heading] of headings.entries()) {
    // One of level 1 is to become one of level 2.
    const depth = Math.max(heading.depth, 2);
    while ((ancestors.at(-1) ?? 0) >= depth) ancestors.pop();
    // All that become wrong when another is corrected are reported with it.
    const reason = levelReason(heading.depth, ancestors.length + 2, areAllTooHigh && depths[index + 1] === 2);
    // noEmptyHeadings reports headings without text.
    if (reason && textOf(heading).trim() !== '') file.message(reason, heading);
    ancestors.push(depth);
  }
});

function levelReason(depth: number, right: number, hasInnerOnes: boolean): string | undefined {
  if (depth === 1)
    return `only the title of the page is a level 1 heading: start this heading with ##,${hasInnerOnes ? ' those within it with one # more than now,' : ''} and delete any === below it`;
  if (depth === right) return undefined;
  return `this heading skips a level: write ${'#'.repeat(right)} instead of ${'#'.repeat(depth)}`;
}
