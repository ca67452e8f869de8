import { test as base, expect } from '@playwright/test';
import { missingPage } from '../e2e/helpers';
import { sites } from '../sites/sites';
import { type ColorScheme, type Driver, type Engine, type EngineName, engineNames } from './engine';
import { firefox } from './firefox';
import { recordKey, takeErrors } from './recorder';
import { type EngineServer, serveForEngines } from './server';
import { webkit } from './webkit';

export { expect } from '@playwright/test';

const drivers: Record<EngineName, Driver> = { firefox, webkit };

const labels: Record<EngineName, string> = { firefox: 'Firefox', webkit: 'WebKit' };

type Options = { engineName: EngineName; scheme: ColorScheme };

/** The tested export. ENGINES_OUT selects another one, for example a broken one. */
export const out = process.env.ENGINES_OUT ?? sites.specification.out;

type Workers = {
  server: EngineServer;
  /** Started browsers, reused by the next tests. */
  launched: Map<string, Engine>;
};

/** Tests the specification's site in one engine. Recorded errors and policy violations fail a test. */
export const test = base.extend<Options & { engine: Engine }, Workers>({
  engineName: ['firefox', { option: true }],
  scheme: ['light', { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring
    async ({}, use) => {
      const server = await serveForEngines(out);
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  launched: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const launched = new Map<string, Engine>();
      await use(launched);
      for (const engine of launched.values()) await engine.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, scheme, server, launched }, use) => {
      const key = `${engineName} ${scheme}`;
      const engine =
        launched.get(key) ??
        (await drivers[engineName].launch({
          origin: server.origin,
          proxy: server.proxy,
          colorScheme: scheme,
        }));
      launched.set(key, engine);
      await use(engine);
      const errors = [...(await engine.evaluate(takeErrors, recordKey)), ...server.takeFailures()];
      expect(errors.filter(isDefect), 'errors, policy violations and failed requests').toEqual([]);
    },
    { timeout: 60_000 },
  ],
});

/** Recorded messages that are not errors of the site. */
const harmless = [
  `404 ${missingPage}`,
  // WebKit rejects an internal promise when it skips a cross-document view transition.
  'rejection: AbortError: Skipping view transition because skipTransition() was called.',
];

function isDefect(error: string): boolean {
  return !harmless.some((text) => error.endsWith(text));
}

/** Defines tests for each engine. Without the engine they are skipped, with a reason. */
export function inEachEngine(define: (name: EngineName) => void): void {
  for (const name of engineNames) {
    test.describe(`in ${labels[name]}`, () => {
      test.describe.configure({ timeout: 30_000 });
      test.use({ engineName: name });
      const missing = drivers[name].missing();
      test.skip(missing !== undefined, missing ?? '');
      define(name);
    });
  }
}

/** Waits until a function in the page returns the expected value. */
export async function expectInPage<Args extends unknown[], Result>(
  engine: Engine,
  script: (...args: Args) => Result | Promise<Result>,
  args: Args,
  expected: Result,
  what?: string,
): Promise<void> {
  // Fails during navigation; the next page can run it.
  await expect(async () => {
    const result: unknown = await engine.evaluate(script, ...args);
    expect(result, what).toEqual(expected);
  }).toPass({ timeout: 10_000, intervals: [20, 50, 100, 250] });
}
