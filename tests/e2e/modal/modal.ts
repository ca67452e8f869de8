import type { Page } from '@playwright/test';
import { scrollPosition } from '../helpers';
import { cctv, dialog, readMore } from '../newsPage';
import { expect } from '../test';

/** Whether the focus is in the open dialog. */
export function focusIsInside(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.closest('dialog[open]') !== null && activeElement !== document.body;
  });
}

/** Opens an article from below the fold and returns the scroll position in pixels. */
export async function openFromBelow(page: Page): Promise<number> {
  const opener = readMore(page, cctv);
  await opener.scrollIntoViewIfNeeded();
  const place = await scrollPosition(page);
  expect(place).toBeGreaterThan(200);
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  return place;
}
