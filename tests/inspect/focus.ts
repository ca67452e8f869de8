import { expect, type Page } from '@playwright/test';

export type FocusStop = { index: number; name: string; errors: string[] };

/** Returns the focused element's index in the document, and errors if its focus ring is missing or covered. */
export function focusStop(page: Page): Promise<FocusStop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return undefined;
    const name = `${element.localName} '${element.textContent?.trim().slice(0, 40)}'`;
    const index = [...document.querySelectorAll('*')].indexOf(element);
    const errors: string[] = [];
    // Links that cover a panel have the ring on ::after.
    const styles = [getComputedStyle(element), getComputedStyle(element, '::after')];
    const hasRing = styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3,
    );
    if (!hasRing) errors.push('no focus ring');
    const [box] = element.getClientRects();
    if (!box) return { index, name, errors: [...errors, 'not rendered'] };
    if (box.bottom <= 0 || box.top >= innerHeight) errors.push('out of view');
    const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
    // The box of large text overlaps the lines above and below by a few empty pixels.
    const inset = Math.min(10, box.height / 4);
    for (const y of [box.top + inset, box.bottom - inset]) {
      // Part of a box as tall as the window is always under a sticky bar.
      if (y < 0 || y >= innerHeight || box.height > innerHeight / 2) continue;
      const hit = document.elementFromPoint(x, y);
      const isVisible = hit && (element.contains(hit) || hit.contains(element));
      if (!isVisible) errors.push(`covered by ${hit?.outerHTML.slice(0, 60)}`);
    }
    return { index, name, errors };
  });
}

/** Tabs through the page and expects to reach every visible control in document order. */
export async function expectTabReachesEverything(page: Page, message: string): Promise<void> {
  const seen: number[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await focusStop(page);
    if (!stop || seen.includes(stop.index)) break;
    expect(stop.errors, `${message}: ${stop.name}`).toEqual([]);
    seen.push(stop.index);
    expect(seen.length, `${message}: does not loop`).toBeLessThan(500);
  }
  expect(seen, `${message}: in document order`).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.length, `${message}: every control`).toBe(await visibleControls(page));
}

function visibleControls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    return [...controls].filter(
      (control) =>
        control.matches(':not([tabindex="-1"], :disabled)') &&
        control.checkVisibility({ visibilityProperty: true }),
    ).length;
  });
}
