import type { Point } from 'unist';
import { nodesOfType } from '../../markdown/nodes';
import { startOf } from '../../markdown/places';
import { alsoOn } from '../lineNumbers';
import { rule } from '../rule';

/** Reports items of lists that have too few spaces in front of them to belong to the item above. */
export const noDetachedItems = rule('lists:no-detached-items', (tree, file) => {
  for (const { children } of nodesOfType(tree, 'list')) {
    const [{ column }, ...others] = children.map(startOf) as [Point, ...Point[]];
    const [first, ...also] = others.filter((other) => other.column > column);
    if (first) file.message(`${sameLevel}${alsoOn(also.map(({ line }) => line))}`, first);
  }
});

const sameLevel =
  'the page shows this item at the level of the one above it: put exactly four more spaces in front of an inner item than in front of the one it belongs to, and as many in front of any other as in front of the first';
