import { cached } from './cached';

/** In pixels of the viewport. */
export type Box = { left: number; top: number; right: number; bottom: number };

export const boxOf: (element: Element) => Box = cached((element) => element.getBoundingClientRect());

/** Returns the common part of two boxes; undefined if there is none. */
export function intersect(one: Box, other: Box): Box | undefined {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.right, other.right);
  const bottom = Math.min(one.bottom, other.bottom);
  return left < right && top < bottom ? { left, top, right, bottom } : undefined;
}

const scrolls = /^(?:auto|scroll)$/;

const nothing = { left: 0, top: 0, right: 0, bottom: 0 };

export type Clip = Box & { element: Element; scrollsX: boolean; scrollsY: boolean };

/** Returns the ancestors that cut off what leaves them, the nearest first. */
export const clipsOf = cached((element) => findClips(element, false));

/** The same for something inside whose position is absolute. */
const clipsOfPositioned = cached((element) => findClips(element, true));

function findClips(element: Element, isAbsolute: boolean): readonly Clip[] {
  if (element === document.body) return [];
  const { overflowX, overflowY, position, transform, clipPath } = getComputedStyle(element);
  const contains = position !== 'static' || transform !== 'none';
  const clips: Clip[] = [];
  if (clipPath === 'inset(50%)') clips.push({ ...nothing, element, scrollsX: false, scrollsY: false });
  if (overflowX !== 'visible' && (!isAbsolute || contains) && !(element instanceof SVGElement)) {
    const { left, top } = boxOf(element);
    const [x, y] = [left + element.clientLeft, top + element.clientTop];
    clips.push({
      element,
      left: x,
      top: y,
      right: x + element.clientWidth,
      bottom: y + element.clientHeight,
      scrollsX: scrolls.test(overflowX),
      scrollsY: scrolls.test(overflowY),
    });
  }
  const parent = element.parentElement;
  if (position === 'fixed' || !parent) return clips;
  const skipsStatic = contains ? position === 'absolute' : isAbsolute;
  return clips.concat(skipsStatic ? clipsOfPositioned(parent) : clipsOf(parent));
}
