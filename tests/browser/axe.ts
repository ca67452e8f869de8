import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** Less than half of what the package exports as `source`: sending it to a page takes as long as running it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result can be another one with other colours, or in a window of another width. */
export const rulesOfLayout = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

type AxeWindow = { axe?: typeof axe };

type Options = {
  disabledRules?: string[];
  /** The rules to run; all by default. */
  only?: string[];
  /** Selects a part of the page. */
  within?: string;
};

/**
 * Returns axe's violations in the current state of a page, as `rule (help): target`. Includes incomplete results,
 * except for contrast over drawings, which tests/unit/contrast.test.ts computes.
 */
export async function axeViolations(
  page: Page,
  { disabledRules = [], only = tags, within = 'html' }: Options = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations, incomplete, passes } = await page.evaluate(
    ({ within, ...options }) => ((window as AxeWindow).axe as typeof axe).run(within, options),
    {
      within,
      runOnly: only,
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
export const withoutTransitions = { reducedMotion: 'reduce' } as const;
