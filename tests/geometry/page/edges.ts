import { boxOf, type Clip, clipsOf } from './box';
import { type Fault, nameOf } from './fault';
import { isShown, type Line, root } from './text';

/** In pixels. */
const leastMargin = 8;

/** Text too close to the edge of the screen. */
export function textAtEdge(lines: readonly Line[]): Fault[] {
  const { clientWidth } = document.documentElement;
  return lines
    .filter(({ seen, clips }) => seen && !clips.some(({ scrollsX }) => scrollsX))
    .filter(({ box }) => box.left < leastMargin - 0.9 || box.right > clientWidth - leastMargin + 0.9)
    .map(({ element, text }) => ({ kind: 'near the edge', what: nameOf(element, text) }));
}

/** Text that is cut off, unless something shows that there is more. */
export function clippedText(lines: readonly Line[]): Fault[] {
  return lines.flatMap(({ element, text, ink, clips }) => {
    const cut = clips.find(
      (clip) =>
        (!clip.scrollsY && (ink.top < clip.top - 1 || ink.bottom > clip.bottom + 1)) ||
        ink.left < clip.left - 1 ||
        ink.right > clip.right + 1,
    );
    if (!cut || hasSign(cut)) return [];
    return [{ kind: cut.scrollsX ? 'scrolls without a sign' : 'clipped', what: nameOf(element, text) }];
  });
}

/** An ellipsis, or a line, a shadow or fading at the edge of what scrolls. */
function hasSign({ element, scrollsX }: Clip): boolean {
  const style = getComputedStyle(element);
  if (!scrollsX) return style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  const isLined = [style.borderLeftStyle, style.borderRightStyle].every((border) => border !== 'none');
  return (
    isLined || [style.maskImage, style.backgroundImage, style.boxShadow].some((value) => value !== 'none')
  );
}

/** Sideways scroll of the page or the open dialog, with what causes it. */
export function sidewaysScroll(): Fault[] {
  const scroller = root() === document.body ? document.documentElement : root();
  const { scrollWidth, clientWidth } = scroller;
  if (scrollWidth <= clientWidth) return [];
  const right = scroller.getBoundingClientRect().left + clientWidth;
  const causes = [...root().querySelectorAll('*')].filter((one) => boxOf(one).right > right + 0.5);
  const what = `${scrollWidth - clientWidth} px: ${causes.slice(0, 3).map((one) => nameOf(one))}`;
  return [{ kind: 'sideways scroll', what }];
}

/** Elements wider than their container, except for those that are wider on purpose: with a negative margin. */
export function wideElements(): Fault[] {
  return [...root().querySelectorAll(':not(svg, svg *)')].flatMap((element) => {
    if (!isShown(element)) return [];
    const parent = element.parentElement as Element;
    const [inside, outside] = [boxOf(element), boxOf(parent)];
    const by = Math.max(outside.left - inside.left, inside.right - outside.right);
    if (by <= 1 || inside.left === inside.right || !isInFlow(element)) return [];
    if (clipsOf(parent).some(({ scrollsX }) => scrollsX)) return [];
    return [{ kind: 'wider than its container', what: `${nameOf(element)}: ${Math.round(by)} px` }];
  });
}

/** Whether a block of its own is where its container puts it. */
function isInFlow(element: Element): boolean {
  const { display, position, transform, marginLeft, marginRight } = getComputedStyle(element);
  if (/^(?:absolute|fixed)$/.test(position) || transform !== 'none') return false;
  if ([marginLeft, marginRight].some((margin) => margin.startsWith('-'))) return false;
  const container = getComputedStyle(element.parentElement as Element).display;
  return ![display, container].some((value) => /^(?:inline|contents)$/.test(value));
}
