import type { Locator } from '@playwright/test';

/** Replaces the words in elements, as a browser does that translates a page. */
export async function translate(elements: Locator): Promise<void> {
  await elements.evaluateAll((all) => {
    for (const element of all) {
      const translated = document.createElement('font');
      translated.append(`${element.textContent}, translated`);
      element.firstChild?.replaceWith(translated);
    }
  });
}
