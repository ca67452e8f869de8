import type { List, RootContent } from 'mdast';
import { rule } from '../../check/rule';
import { alsoOn } from '../../diagnostics/lineNumbers';
import { startOf } from '../../diagnostics/places';
import { numberedHeadings } from '../headings/numberedHeadings';

/** Reports bullets between numbered items that have too few spaces in front of them to belong to the item above. */
export const noDetachedBullets = rule('lists:no-detached-bullets', (tree, file) => {
  const headings = numberedHeadings(tree, file);
  const found = new Set<List>();
  for (const [index, bullets] of tree.children.entries()) {
    const [before, above, below] = [-2, -1, 1].map((step) => tree.children[index + step]);
    if (!isList(above) || !above.ordered || !isList(bullets) || bullets.ordered) continue;
    // noNumberedHeadings reports items that look like headings.
    if (above.children.some((item) => headings.has(startOf(item).line))) continue;
    const isLast = isList(before) && found.has(before);
    if (isLast || (isList(below) && below.ordered && isNext(below, above))) found.add(bullets);
  }
  const [first, ...others] = found;
  if (!first) return;
  const also = alsoOn(others.map((list) => startOf(list).line));
  const reason = `these bullets do not belong to the number above them: put four spaces in front of each${also}`;
  file.message(reason, first);
});

function isList(node: RootContent | undefined): node is List {
  return node?.type === 'list';
}

/** Whether a list continues the numbers of another. Markdown also accepts the number 1 in front of each. */
function isNext({ start }: List, above: List): boolean {
  return start === 1 || start === (above.start ?? 1) + above.children.length;
}
