import type { Page } from '@playwright/test';
import { expect } from '../browser/testOn';
import type { WalkedSite } from './site';

/** Proves the distance of any two types of section: that of each to what is above and below it, on pages with all. */
export function walkSections({ test }: WalkedSite, paths: readonly string[]): void {
  for (const width of [390, 1440])
    test(`at ${width} px sections keep their distance, and those with a background touch`, async ({
      page,
      serverUrl,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        await page.goto(serverUrl + path);
        expect.soft(await wrongDistances(page), path).toEqual([]);
      }
    });
}

/** Returns messages about neighbouring sections that are not as far apart as they should be. */
function wrongDistances(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const clamp = (least: number, share: number, most: number) =>
      Math.min(Math.max(least, (share / 100) * innerWidth), most);
    const distance = clamp(72, 9.2, 136);
    const belowTitle = clamp(40, 4.9, 72);

    /** The part of an element with text, a picture, a background or a border. */
    function visiblePart(element: Element) {
      const boxes = [element, ...element.querySelectorAll('*')]
        .filter(isVisible)
        .map((one) => one.getBoundingClientRect());
      const [left, top] = [
        Math.min(...boxes.map((box) => box.left)),
        Math.min(...boxes.map((box) => box.top)),
      ];
      const [right, bottom] = [
        Math.max(...boxes.map((box) => box.right)),
        Math.max(...boxes.map((box) => box.bottom)),
      ];
      const name = element.querySelector('h1, h2, h3')?.textContent ?? element.textContent ?? '';
      return {
        ...{ top, bottom, name: `'${name.slice(0, 60)}'` },
        isPanel: left <= 0 && right >= innerWidth,
        isTitle: element.querySelector('h1') !== null,
      };
    }

    const isInline = (node: Node) => node instanceof Element && getComputedStyle(node).display === 'inline';

    function isVisible(element: Element): boolean {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.visually-hidden'))
        return false;
      if (isInline(element)) return false;
      const hasText = [...element.childNodes].some(
        (node) => (node instanceof Text || isInline(node)) && node.textContent?.trim(),
      );
      if (hasText || element.matches('img, svg')) return true;
      const { backgroundColor, borderTopWidth, borderBottomWidth, borderLeftWidth } =
        getComputedStyle(element);
      const borders = [borderTopWidth, borderBottomWidth, borderLeftWidth];
      return borders.some((width) => width !== '0px') || backgroundColor !== 'rgba(0, 0, 0, 0)';
    }

    // A section and the disclaimer below it share an element without styles.
    const rows = 'main > :not(div:not([class])), main > div:not([class]) > *';
    const parts = Array.from(document.querySelectorAll(rows))
      // A drawing is in an element without a box.
      .flatMap((element) => (element.matches('picture') ? [...element.children] : element))
      .filter((element) => element.checkVisibility() && !element.matches('script, link'))
      .map(visiblePart);
    return parts.flatMap((part, index) => {
      const above = parts[index - 1];
      if (!above) return [];
      const expected =
        above.isPanel && part.isPanel ? 0 : above.isTitle && !above.isPanel ? belowTitle : distance;
      const actual = part.top - above.bottom;
      return Math.abs(actual - expected) <= 1
        ? []
        : [`${above.name} and ${part.name}: ${Math.round(actual)} px instead of ${Math.round(expected)} px`];
    });
  });
}
