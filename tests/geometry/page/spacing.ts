import { type Fault, nameOf } from './fault';
import { groupBy } from './groupBy';
import { isSameLine, type Line } from './text';

/** A share of the size of the text. Parts of a line in other fonts move it less. */
const tolerance = 0.18;

/** Between an underline and the capitals below it, in pixels. */
const leastClearance = 2;

const transparent = 'rgba(0, 0, 0, 0)';

/** Paragraphs and list items whose lines are not equally far apart. */
export function unevenLines(lines: readonly Line[]): Fault[] {
  const running = lines.filter(({ element }) => !(element instanceof SVGElement));
  return [...groupBy(running, ({ element }) => blockOf(element))]
    .filter(([block, parts]) => {
      const rows: Line[] = [];
      for (const part of parts) if (!rows.some(({ box }) => isSameLine(box, part.box))) rows.push(part);
      const steps = rows.slice(1).map(({ box }, index) => box.bottom - (rows[index] as Line).box.bottom);
      return (
        Math.max(...steps) - Math.min(...steps) >
        tolerance * Number.parseFloat(getComputedStyle(block).fontSize)
      );
    })
    .map(([block]) => ({ kind: 'lines not equally far apart', what: nameOf(block) }));
}

/** Links of several lines whose underline touches the next line. */
export function crowdedUnderlines(lines: readonly Line[]): Fault[] {
  return [...groupBy(lines, ({ element }) => element.closest('a, button'))].flatMap(([link, parts]) => {
    if (!link) return [];
    const { textDecorationLine, textDecorationColor, textUnderlineOffset, textDecorationThickness } =
      getComputedStyle(link);
    if (textDecorationLine !== 'underline' || textDecorationColor === transparent) return [];
    const depth =
      (Number.parseFloat(textUnderlineOffset) || 0) + (Number.parseFloat(textDecorationThickness) || 0);
    const isCrowded = parts.slice(1).some(({ ink, box }, index) => {
      const above = parts[index] as Line;
      return !isSameLine(above.box, box) && ink.top - above.ink.bottom - depth < leastClearance;
    });
    return isCrowded ? [{ kind: 'underline close to the next line', what: nameOf(link) }] : [];
  });
}

/** The element whose lines a text is in. An inline block in another size has lines of its own. */
function blockOf(element: Element): Element {
  const parent = element.parentElement;
  if (!parent) return element;
  const { display, fontSize } = getComputedStyle(element);
  const isInLine =
    display === 'inline' || (display === 'inline-block' && fontSize === getComputedStyle(parent).fontSize);
  return isInLine ? blockOf(parent) : element;
}
