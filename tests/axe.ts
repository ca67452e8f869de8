import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
