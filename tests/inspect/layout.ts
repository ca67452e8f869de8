import type { Page } from '@playwright/test';

/**
 * Sideways scroll, and text that is outside the window, cut off by its box or on top of other text, as messages;
 * in the open dialog where there is one.
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
        `${scrollWidth - clientWidth} px sideways: ${out.slice(0, 3).map((one) => one.outerHTML.slice(0, 100))}`,
      );
    }
    const dialog = document.querySelector('dialog[open]');
    if (dialog && dialog.scrollWidth > dialog.clientWidth) found.push('the dialog scrolls sideways');
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    const lines: { text: string; parent: HTMLElement; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement as HTMLElement;
      const text = node.data.trim().slice(0, 40);
      // The focused skip link covers the header, wide tables and code scroll in a box of their own, and the names
      // on the plan repeat its alternative text at the place of their trees.
      if (!text || parent.closest('script, style, option, .visually-hidden, [href="#main"], table, pre, svg'))
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.right > clientWidth + 1 || box.left < -1) found.push(`outside: ${text}`);
        lines.push({ text, parent, box });
      }
      const clips = getComputedStyle(parent).overflow !== 'visible';
      const isCut =
        parent.scrollWidth > parent.clientWidth + 1 || parent.scrollHeight > parent.clientHeight + 1;
      if (clips && isCut && parent.clientWidth > 0) found.push(`cut off: ${text}`);
    }
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (width <= 2) continue;
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // The boxes of lines with a small line height overlap without their letters touching.
        if (height / Math.min(one.box.height, other.box.height) <= 0.35) continue;
        const isOneText = one.parent.contains(other.parent) || other.parent.contains(one.parent);
        const isCaption = one.parent.ariaHidden === 'true' || other.parent.ariaHidden === 'true';
        if (!isOneText && !isCaption) found.push(`'${one.text}' over '${other.text}'`);
      }
    }
    return [...new Set(found)];
  });
}

/** A visitor's own style sheet, as a browser or extension applies it: page policies allow no style element. */
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

type Way = { width: number; height: number; style?: string };

/** Windows from 320 to 1920 pixels and a phone on its side, then doubled and widely spaced text. */
export const ways: Way[] = [
  ...[320, 390, 600, 768, 900, 1024, 1280, 1920].map((width) => ({ width, height: 800 })),
  { width: 740, height: 360 },
  ...[320, 1280].map((width) => ({ width, height: 800, style: doubledText })),
  { width: 320, height: 800, style: wideText },
];

/** The layout errors of a page, or of a state of it, in each way, each with its way. */
export async function layoutErrorsInEachWay(page: Page, some = ways): Promise<string[]> {
  const found: string[] = [];
  let applied = '';
  for (const { width, height, style = '' } of some) {
    await page.setViewportSize({ width, height });
    if (style !== applied) await setUserStyle(page, style);
    applied = style;
    const name = style === doubledText ? ', doubled text' : style === wideText ? ', wide text' : '';
    found.push(...(await layoutErrors(page)).map((error) => `${width} x ${height}${name}: ${error}`));
  }
  if (applied) await setUserStyle(page, '');
  return found;
}
