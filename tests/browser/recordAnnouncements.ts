import type { Page } from '@playwright/test';

/** Records live region announcements; the returned function returns them in order. */
export async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announced: string[] = [];
    let current = new Map<Element, string>();
    const regions = () => [...document.querySelectorAll('[role="status"], [role="alert"]:not([hidden])')];
    current = new Map(regions().map((region) => [region, region.textContent ?? '']));
    new MutationObserver(() => {
      for (const region of regions()) {
        const text = region.textContent ?? '';
        if (current.get(region) === text) continue;
        current.set(region, text);
        if (text) announced.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { announced });
  });
  return () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
}
