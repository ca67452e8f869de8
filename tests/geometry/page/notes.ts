import { type Box, boxOf } from './box';
import { type Fault, nameOf } from './fault';
import { groupBy } from './groupBy';
import { isSameLine, isShown, type Line, root } from './text';

/** Headings whose last line is one word. */
export function loneWords(lines: readonly Line[]): Fault[] {
  const headings = groupBy(lines, ({ element }) => element.closest('h1, h2, h3, h4, h5, h6'));
  return [...headings].flatMap(([heading, parts]) => {
    const last = parts.at(-1);
    if (!heading || !last) return [];
    const ending = parts.filter(({ box }) => isSameLine(box, last.box));
    const words = ending.map(({ text }) => text).join(' ');
    if (ending.length === parts.length || /\s/.test(words)) return [];
    return [{ kind: 'lone word', what: nameOf(heading) }];
  });
}

/** Grids whose last row has one item that does not fill it. */
export function loneItems(): Fault[] {
  const shown = [...root().querySelectorAll('*')].filter(isShown);
  return shown.flatMap((grid) => {
    const { display, flexWrap } = getComputedStyle(grid);
    if (display !== 'grid' && !(display === 'flex' && flexWrap === 'wrap')) return [];
    const items = [...grid.children].filter(isShown).map(boxOf);
    const [first, last] = [items[0], items.at(-1)];
    if (!first || !last || items.length < 3) return [];
    const besides = (one: Box) => items.filter((item) => Math.abs(item.top - one.top) < 2).length;
    const { left, right } = boxOf(grid);
    const isFilled = last.right - last.left > 0.8 * (right - left);
    if (besides(first) === 1 || besides(last) > 1 || isFilled) return [];
    return [{ kind: 'lone item', what: `${nameOf(grid)}: the last of ${items.length}` }];
  });
}
