import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type AxeWindow = { axe?: typeof axe };

/**
 * Returns axe's violations in the current state of a page, or of a part of it, as `rule (help): target`. Includes incomplete results,
 * except for contrast over drawings, which tests/unit/contrast.test.ts computes.
 */
export async function axeViolations(
  page: Page,
  disabledRules: string[] = [],
  within = 'html',
): Promise<string[]> {
  // Injecting axe takes longer than running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations, incomplete, passes } = await page.evaluate(
    ({ within, ...options }) => ((window as AxeWindow).axe as typeof axe).run(within, options),
    {
      within,
      runOnly: tags,
      rules: Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations' as const, 'incomplete' as const],
      preload: false,
    },
  );
  if (!passes.some(({ id }) => id === 'target-size')) throw new Error('The rules of WCAG 2.2 did not run.');
  return [...violations, ...incomplete.filter(({ id }) => id !== 'color-contrast')].flatMap(
    ({ id, help, nodes }) => nodes.map(({ target }) => `${id} (${help}): ${target}`),
  );
}

/** For `test.use`: during a transition, colours do not have their final contrast. */
export const withoutTransitions = { contextOptions: { reducedMotion: 'reduce' } } as const;
