import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { groupBy } from './page/groupBy';
import type { Findings } from './page/index';
import { crossedTexts } from './strokes';
import { addUserStyle, type Viewport, viewports } from './viewports';

const { outputFiles } = buildSync({
  entryPoints: ['tests/geometry/page/index.ts'],
  bundle: true,
  format: 'iife',
  globalName: 'geometry',
  write: false,
});

/** `findInPage` with all that it imports, as a function that can be sent to a page. */
export const findInPage = new Function(
  `${outputFiles[0]?.text}; return geometry.findInPage();`,
) as () => Findings;

/** Returns the faults of the current state of a page in the current viewport. */
export async function faultsInViewport(page: Page): Promise<string[]> {
  const { faults, overPictures } = await page.evaluate(findInPage);
  return [...faults, ...(await crossedTexts(page, overPictures))];
}

/** Returns the faults of the current state of a page, each with the viewports that have it. */
export async function faultsIn(page: Page, sizes: readonly Viewport[] = viewports): Promise<string[]> {
  const found: [fault: string, viewport: string][] = [];
  // Over a link, it would underline it.
  await page.mouse.move(-10, -10);
  for (const { name, width, height, style, forcedColors } of sizes) {
    await page.setViewportSize({ width, height });
    if (forcedColors) await page.emulateMedia({ forcedColors });
    const removeStyle = style && (await addUserStyle(page, style));
    for (const fault of await faultsInViewport(page)) found.push([fault, name]);
    if (removeStyle) await removeStyle();
    if (forcedColors) await page.emulateMedia({ forcedColors: 'none' });
  }
  const byFault = groupBy(found, ([fault]) => fault);
  return [...byFault].map(
    ([fault, all]) => `${fault} (${[...new Set(all.map(([, viewport]) => viewport))].join(', ')})`,
  );
}
