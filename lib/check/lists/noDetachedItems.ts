import type { RootContent } from 'mdast';
import type { Point } from 'unist';
import { nodesOfType } from '../../markdown/nodes';
import { startOf } from '../../markdown/places';
import { numberedHeadings } from '../headings/numberedHeadings';
import { alsoOn } from '../lineNumbers';
import { rule } from '../rule';

/** Reports items of lists that have too few spaces in front of them to belong to the item above. */
export const noDetachedItems = rule('lists:no-detached-items', (tree, file) => {
  for (const { children } of nodesOfType(tree, 'list')) {
    const [{ column }, ...others] = children.map(startOf) as [Point, ...Point[]];
    const [first, ...also] = others.filter((other) => other.column > column);
    if (first) file.message(`${sameLevel}${alsoOn(also.map(({ line }) => line))}`, first);
  }
  const headings = numberedHeadings(tree, file);
  const found: RootContent[] = [];
  for (const [index, bullets] of tree.children.entries()) {
    const [before, above, below] = [-2, -1, 1].map((step) => tree.children[index + step]);
    if (above?.type !== 'list' || !above.ordered || bullets.type !== 'list' || bullets.ordered) continue;
    // noNumberedHeadings reports items that look like headings.
    if (above.children.some((item) => headings.has(startOf(item).line))) continue;
    const isLast = before && found.at(-1) === before;
    if (isLast || (below?.type === 'list' && below.ordered)) found.push(bullets);
  }
  const [first, ...others] = found;
  const also = alsoOn(others.map((list) => startOf(list).line));
  if (first) file.message(`${detached}${also}`, first);
});

const detached = 'these bullets do not belong to the number above them: put four spaces in front of each';

const sameLevel =
  'the page shows this item at the level of the one above it: put exactly four more spaces in front of an inner item than in front of the one it belongs to, and as many in front of any other as in front of the first';
