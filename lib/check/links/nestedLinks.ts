import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isEscaped, placeInText } from '../../markdown/places';

/** Links inside the words of another, which then shows its brackets: `[the [tax office](/url) site](/url)`. */
export function nestedLinks(tree: Root, lines: readonly string[]): readonly Link[] {
  const found: Link[] = [];
  visit(tree, 'link', (link, index = 0, parent) => {
    const before = parent?.children.slice(0, index).findLast(({ type }) => type === 'text');
    const after = parent?.children[index + 1];
    if (before?.type !== 'text' || after?.type !== 'text') return;
    const end = /^[^[\]]*(?=\]\()/.exec(after.value)?.[0].length;
    if (end === undefined || !/\[[^\]]*$/.test(before.value)) return;
    if (!isEscaped(lines, placeInText(lines, after, end, ']('))) found.push(link);
  });
  return found;
}
