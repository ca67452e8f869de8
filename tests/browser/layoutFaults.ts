import type { Page } from '@playwright/test';

/** The widths in pixels of a small phone, a phone and a desktop. */
export const widths = [320, 390, 1280] as const;

/**
 * Returns text that overlaps other text, is cut off or leaves the screen, and sideways scroll, of the open dialog or
 * else of the page. Runs in the page, so it uses nothing outside itself.
 */
export function layoutFaults(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number };
  type Line = { name: string; node: Text; ink: Box };
  const root = document.querySelector('dialog[open]') ?? document.body;
  const scroller = root === document.body ? document.documentElement : root;
  const faults: string[] = [];
  const lines: Line[] = [];

  /** The ancestors whose edges cut off what is in an element. */
  function clipsOf(element: Element): HTMLElement[] {
    const clips: HTMLElement[] = [];
    let isAbsolute = false;
    for (
      let one = element as HTMLElement;
      one && one !== root && one !== scroller;
      one = one.parentElement as HTMLElement
    ) {
      const { position, overflowX, clipPath } = getComputedStyle(one);
      const isContainer: boolean = !isAbsolute || position !== 'static';
      if (isContainer && (overflowX !== 'visible' || clipPath !== 'none') && !(one instanceof SVGElement))
        clips.push(one);
      if (position === 'fixed') break;
      isAbsolute = isContainer ? position === 'absolute' : isAbsolute;
    }
    return clips;
  }

  function isCut(ink: Box, clip: Element): boolean {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(clip);
    if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
      return false;
    const box = clip.getBoundingClientRect();
    return (
      ink.left < box.left - 1 ||
      ink.right > box.right + 1 ||
      ink.top < box.top - 1 ||
      ink.bottom > box.bottom + 1
    );
  }

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const element = node.parentElement as Element;
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!node.data.trim() || !isShown || element.closest('script, style, option')) continue;
    const clips = clipsOf(element);
    // What is for screen readers alone, and the link that is shown when it has the focus.
    if (clips.some((clip) => getComputedStyle(clip).clipPath === 'inset(50%)')) continue;
    const scrolls = clips.some((clip) => /auto|scroll/.test(getComputedStyle(clip).overflowX));
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      if (width < 1) continue;
      const name = `${element.localName} '${node.data.trim().slice(0, 40)}'`;
      // The boxes of lines have room for accents and descenders, which may overlap.
      const ink = { left, right, top: top + 0.25 * height, bottom: bottom - 0.25 * height };
      if (clips.some((clip) => isCut(ink, clip))) faults.push(`cut off: ${name}`);
      else if (!scrolls && (left < 0 || right > scroller.clientWidth + 1))
        faults.push(`off the screen: ${name}`);
      if (!scrolls) lines.push({ name, node, ink });
    }
  }

  lines.sort((one, other) => one.ink.top - other.ink.top);
  for (const [index, { ink, name, node }] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (other.ink.top >= ink.bottom - 1) break;
      const width = Math.min(ink.right, other.ink.right) - Math.max(ink.left, other.ink.left);
      if (node !== other.node && width > 1) faults.push(`overlap: ${name} and ${other.name}`);
    }
  if (scroller.scrollWidth > scroller.clientWidth)
    faults.push(`sideways scroll by ${scroller.scrollWidth - scroller.clientWidth} px`);
  return [...new Set(faults)];
}

/** Returns the faults of the current state of a page at each width, with the width. */
export async function layoutFaultsAt(page: Page, sizes: readonly number[] = widths): Promise<string[]> {
  const found: string[] = [];
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await page.evaluate(layoutFaults)).map((fault) => `${fault} at ${width} px`));
  }
  return found;
}
