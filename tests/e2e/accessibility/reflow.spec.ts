import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { sitePaths } from './sitePaths';

test.use({ expectedErrors: [/status of 404/] });

type Way = { name: string; width: number; height: number; style?: string };

const doubled = ':root { font-size: 200% !important; }';

/** The distances of WCAG 1.4.12. */
const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

const ways: Way[] = [
  { name: 'a window of 1280 pixels at 400 %', width: 320, height: 256 },
  { name: 'a phone on its side', width: 740, height: 360 },
  { name: 'a wide screen', width: 1920, height: 1080 },
  { name: 'text of twice the size on a phone', width: 390, height: 844, style: doubled },
  { name: 'text of twice the size on a narrow phone', width: 320, height: 640, style: doubled },
  { name: 'text of twice the size on a desk', width: 1280, height: 800, style: doubled },
  { name: 'text set wide on a narrow phone', width: 320, height: 640, style: spaced },
  { name: 'text set wide on a desk', width: 1280, height: 800, style: spaced },
];

/** Sideways scroll, text outside the window, text cut off by its box, and text over other text. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px sideways`] : [];
    const root = document.querySelector('dialog[open]') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines: { text: string; parent: HTMLElement; box: DOMRect }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement as HTMLElement;
      const text = node.data.trim().slice(0, 40);
      // The skip link lies over the header while it has the focus, a wide table scrolls in a box of its own,
      // and the names on the plan, which repeat its alternative text, stand where their trees do.
      if (!text || parent.closest('script, style, option, .visually-hidden, [href="#main"], table, svg'))
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
        const isOneText = one.parent.contains(other.parent) || other.parent.contains(one.parent);
        const isCaption = one.parent.ariaHidden === 'true' || other.parent.ariaHidden === 'true';
        if (isOneText || isCaption) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        // Boxes of lines set tight reach into each other without their letters touching.
        const shared = height / Math.min(one.box.height, other.box.height);
        if (width > 2 && shared > 0.35) found.push(`'${one.text}' over '${other.text}'`);
      }
    }
    return [...new Set(found)];
  });
}

/** Styles as a visitor's browser or extension sets them: the policy of the page allows no style element. */
function setVisitorStyle(page: Page, style = ''): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);
}

/** Looks at a page, or at the state that a step brings it into, in each way. */
async function expectToReflow(page: Page, only = ways) {
  for (const { name, width, height, style } of only) {
    await page.setViewportSize({ width, height });
    await setVisitorStyle(page, style);
    expect(await faults(page), name).toEqual([]);
  }
}

for (const path of sitePaths) {
  test(`${path} reflows: nothing is cut off, covered or scrolled sideways`, async ({ page }) => {
    await page.goto(path);
    await expectToReflow(page);
  });
}

test('the open menu reflows, and its last link can be reached on a phone on its side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectToReflow(
    page,
    ways.filter(({ width }) => width < 900),
  );
  await page.setViewportSize({ width: 740, height: 360 });
  const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
  for (let press = 0; press < 7; press++) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('an opened article reflows, and its close button stays in view', async ({ page }) => {
  await page.goto('/news-insights');
  await page.getByRole('button', { name: /^Read More.*Why patient capital/ }).click();
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
  await expectToReflow(page);
  for (const { width, height } of ways) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeInViewport({
      ratio: 1,
    });
  }
});
