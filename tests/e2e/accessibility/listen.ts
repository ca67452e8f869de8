import type { Page } from '@playwright/test';

/** Notes from now on what the live regions say; the returned function gives it, in its order. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    let spoken = new Map<Element, string>();
    const regions = () => [...document.querySelectorAll('[role="status"], [role="alert"]:not([hidden])')];
    spoken = new Map(regions().map((region) => [region, region.textContent ?? '']));
    new MutationObserver(() => {
      for (const region of regions()) {
        const text = region.textContent ?? '';
        if (spoken.get(region) === text) continue;
        spoken.set(region, text);
        if (text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { heard });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
