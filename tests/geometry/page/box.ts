/** In pixels of the viewport. */
export type Box = { left: number; top: number; right: number; bottom: number };

export function boxOf(element: Element): Box {
  return element.getBoundingClientRect();
}

/** Returns the common part of two boxes; undefined if there is none. */
export function intersect(one: Box, other: Box): Box | undefined {
  const box = {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : undefined;
}

const scrolls = /^(?:auto|scroll)$/;

const nothing = { left: 0, top: 0, right: 0, bottom: 0 };

export type Clip = Box & { element: Element; scrollsX: boolean; scrollsY: boolean };

/** Returns the ancestors that cut off what leaves them, the nearest first. */
export function clipsOf(element: Element): Clip[] {
  const clips: Clip[] = [];
  let isAbsolute = false;
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    const { overflowX, overflowY, position, transform, clipPath } = getComputedStyle(one);
    const contains = position !== 'static' || transform !== 'none';
    if (clipPath === 'inset(50%)') clips.push({ ...nothing, element: one, scrollsX: false, scrollsY: false });
    if (overflowX !== 'visible' && (!isAbsolute || contains) && !(one instanceof SVGElement)) {
      const { left, top } = boxOf(one);
      const [x, y] = [left + one.clientLeft, top + one.clientTop];
      clips.push({
        element: one,
        left: x,
        top: y,
        right: x + one.clientWidth,
        bottom: y + one.clientHeight,
        scrollsX: scrolls.test(overflowX),
        scrollsY: scrolls.test(overflowY),
      });
    }
    if (position === 'fixed') break;
    if (contains) isAbsolute = position === 'absolute';
  }
  return clips;
}
