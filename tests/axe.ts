import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, type testOn } from './browser';

/** Every rule of WCAG 2.2, levels A and AA, and axe's best practice on top. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong on a page as it stands, some rules left out, and what it cannot decide. Only contrast may stay undecided:
 * over a drawing it is for eyes to judge, and for tests/unit/contrast.test.ts from the tokens.
 */
export async function axeFaults(page: Page, without: string[] = []): Promise<string[]> {
  // Without frames there is nothing to join in a page of axe's own, which takes longer than its rules.
  const { violations, incomplete, passes } = await new AxeBuilder({ page })
    .withTags(tags)
    .disableRules(without)
    .setLegacyMode()
    .analyze();
  if (!passes.some(({ id }) => id === 'target-size')) throw new Error('The rules of WCAG 2.2 were not run.');
  return [...violations, ...incomplete.filter(({ id }) => id !== 'color-contrast')].flatMap(
    ({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target}`),
  );
}

/** For `test.use`: halfway through a change of colours nothing has the contrast that it will have. */
export const settledColours = { contextOptions: { reducedMotion: 'reduce' } } as const;

export const schemes = ['light', 'dark'] as const;

/** Brings a page into a state and looks at it there, or at several on the way, each by its name. */
export type Walk = (page: Page, look: (state: string) => Promise<void>) => Promise<void>;

/** Makes a test of each walk in each scheme: axe finds nothing where it looks. */
export function testStatesWithAxe(test: ReturnType<typeof testOn>, states: Record<string, Walk>): void {
  for (const colorScheme of schemes) {
    test.describe(`in the ${colorScheme} scheme axe finds nothing on`, () => {
      test.use({ colorScheme, ...settledColours });

      for (const [name, walk] of Object.entries(states)) {
        test(name, async ({ page }) => {
          let looks = 0;
          await walk(page, async (state) => {
            looks++;
            expect(await axeFaults(page), state).toEqual([]);
          });
          expect(looks).toBeGreaterThan(0);
        });
      }
    });
  }
}
