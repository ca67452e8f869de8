import type { Page } from '@playwright/test';

/** Returns the names of the fonts that Chromium draws an element's text with; system fonts are marked as such. */
export async function platformFontsOf(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  const names = fonts.map(({ familyName, isCustomFont }) =>
    isCustomFont ? familyName : `${familyName} (system)`,
  );
  return [...new Set(names)].sort();
}
