import { expect, type Page } from '@playwright/test';

/** The position of a focused element in the document, and what is wrong with its focus ring. */
type FocusStop = { index: number; name: string; errors: string[] };

/** Presses a key a number of times. Returns where the focus was each time, noted in the page, which is faster. */
export async function focusStops(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  presses: number,
): Promise<FocusStop[]> {
  const recorder = await page.evaluateHandle(() => {
    const all = [...document.querySelectorAll('*')];
    const stops: FocusStop[] = [];
    const end = new AbortController();

    function errorsOf(element: Element): string[] {
      if (element === document.body) return [];
      // Links that cover a panel have the ring on ::after.
      const hasRing = [getComputedStyle(element), getComputedStyle(element, '::after')].some(
        ({ outlineStyle, outlineWidth }) => outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 3,
      );
      const errors = hasRing ? [] : ['no focus ring'];
      const [box] = element.getClientRects();
      if (!box) return [...errors, 'not rendered'];
      if (box.bottom <= 0 || box.top >= innerHeight) errors.push('out of view');
      const x = Math.min(Math.max(box.left + box.width / 2, 0), innerWidth - 1);
      // The box of large text overlaps the lines above and below by a few empty pixels.
      const inset = Math.min(10, box.height / 4);
      for (const y of [box.top + inset, box.bottom - inset]) {
        // Part of a box as tall as the window is always under a sticky bar.
        if (y < 0 || y >= innerHeight || box.height > innerHeight / 2) continue;
        const hit = document.elementFromPoint(x, y);
        if (!hit || !(element.contains(hit) || hit.contains(element)))
          errors.push(`covered by ${hit?.outerHTML.slice(0, 60)}`);
      }
      return errors;
    }

    function note() {
      const element = document.activeElement ?? document.body;
      const name = `${element.localName} '${element.textContent?.trim().slice(0, 40)}'`;
      stops.push({ index: all.indexOf(element), name, errors: errorsOf(element) });
    }

    // Each press notes where the one before has led.
    addEventListener('keydown', (event) => event.key === 'Tab' && note(), {
      capture: true,
      signal: end.signal,
    });
    return { stops, note, end };
  });
  if (key === 'Shift+Tab') await page.keyboard.down('Shift');
  // Held down, because waiting for each press takes more than twice as long.
  await Promise.all(Array.from({ length: presses }, () => page.keyboard.down('Tab')));
  for (const held of ['Tab', 'Shift']) await page.keyboard.up(held);
  return recorder.evaluate(({ stops, note, end }) => {
    end.abort();
    note();
    return stops.slice(1);
  });
}

/** Expects each focus ring to be seen. */
export function expectRings(stops: readonly FocusStop[], message: string): void {
  const wrong = stops.flatMap(({ name, errors }) => errors.map((error) => `${name}: ${error}`));
  expect(wrong, message).toEqual([]);
}

/** Tabs through the page and expects to reach every visible control in document order. */
export async function expectTabReachesEverything(page: Page, message: string): Promise<void> {
  const controls = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element, index) =>
      element.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]') &&
      element.matches(':not([tabindex="-1"], :disabled)') &&
      element.checkVisibility({ visibilityProperty: true })
        ? index
        : [],
    ),
  );
  const stops = await focusStops(page, 'Tab', controls.length);
  expectRings(stops, message);
  const reached = stops.map(({ index }) => index);
  expect(reached, `${message}: every control, in document order`).toEqual(controls);
}
