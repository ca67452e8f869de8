import type { Page } from '@playwright/test';

/**
 * Returns messages about horizontal overflow and about text that is off screen, clipped or overlapping; in the open
 * dialog if there is one.
 */
export function layoutErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found: string[] = [];
    if (scrollWidth > clientWidth) {
      const out = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
      );
      found.push(
        `${scrollWidth - clientWidth} px horizontal overflow: ${out.slice(0, 3).map((one) => one.outerHTML.slice(0, 100))}`,
      );
    }
    const dialog = document.querySelector('dialog[open]');
    if (dialog && dialog.scrollWidth > dialog.clientWidth) found.push('the dialog scrolls horizontally');
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    const lines: { text: string; parent: HTMLElement; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement as HTMLElement;
      const text = node.data.trim().slice(0, 40);
      // The focused skip link covers the header, wide tables and code scroll in their own boxes, and the labels on the
      // plan overlap its lines on purpose.
      if (!text || parent.closest('script, style, option, .visually-hidden, [href="#main"], table, pre, svg'))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.right > clientWidth + 1 || box.left < -1) found.push(`off screen: ${text}`);
        lines.push({ text, parent, box });
      }
      const clips = getComputedStyle(parent).overflow !== 'visible';
      const isOverflowing =
        parent.scrollWidth > parent.clientWidth + 1 || parent.scrollHeight > parent.clientHeight + 1;
      if (clips && isOverflowing && parent.clientWidth > 0) found.push(`clipped: ${text}`);
    }
    // In order of position, each line is compared with few others.
    lines.sort((one, other) => one.box.top - other.box.top);
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next] as (typeof lines)[number];
        if (other.box.top >= one.box.bottom) break;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (width <= 2) continue;
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // With a small line height, the boxes of lines overlap although their glyphs do not.
        if (height / Math.min(one.box.height, other.box.height) <= 0.35) continue;
        const isOneText = one.parent.contains(other.parent) || other.parent.contains(one.parent);
        const isCaption = one.parent.ariaHidden === 'true' || other.parent.ariaHidden === 'true';
        if (!isOneText && !isCaption) found.push(`'${one.text}' overlaps '${other.text}'`);
      }
    }
    return [...new Set(found)];
  });
}

/** Applies a user style sheet. Constructed, because the CSP of the pages blocks style elements. */
export function setUserStyle(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

export const doubledText = ':root { font-size: 200% !important; }';

/** The text spacing of WCAG 1.4.12. */
export const wideText = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

type Viewport = { width: number; height: number; style?: string };

/**
 * The narrowest width of each layout and the widest, a phone in landscape, doubled text and WCAG 1.4.12 spacing.
 */
export const viewports: Viewport[] = [
  ...[320, 360, 600, 900, 1024, 1920].map((width) => ({ width, height: 800 })),
  { width: 740, height: 360 },
  ...[320, 1280].map((width) => ({ width, height: 800, style: doubledText })),
  { width: 320, height: 800, style: wideText },
];

/** Returns the layout errors of the current state of a page in each viewport. */
export async function layoutErrorsInViewports(page: Page, sizes = viewports): Promise<string[]> {
  const found: string[] = [];
  let applied = '';
  for (const { width, height, style = '' } of sizes) {
    await page.setViewportSize({ width, height });
    if (style !== applied) await setUserStyle(page, style);
    applied = style;
    const name = style === doubledText ? ', doubled text' : style === wideText ? ', wide text' : '';
    found.push(...(await layoutErrors(page)).map((error) => `${width} x ${height}${name}: ${error}`));
  }
  if (applied) await setUserStyle(page, '');
  return found;
}
