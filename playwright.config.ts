import { defineConfig } from '@playwright/test';
import { findShell, launchArguments } from './tests/chromium';

const live = '**/browser/live.spec.ts';

/** Tests of the example site with every ordinary change of content. */
const full = '**/browser/{content/*,delivery/*,full,states}.spec.ts';

export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait more than they compute.
  workers: '150%',
  // For slow machines.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.generated/playwright.json' }]],
  use: {
    launchOptions: { executablePath: findShell(), args: launchArguments },
    viewport: { width: 1280, height: 800 },
    locale: 'en-AU',
  },
  // Those of Vitest end in .test.ts.
  testMatch: '**/*.spec.ts',
  projects: [
    // In one worker, which starts each engine once. First, so that the other tests run beside it.
    { name: 'engines', testDir: 'tests/engines', workers: 1 },
    { name: 'live', testDir: 'tests/browser', testMatch: live },
    { name: 'plain', testDir: 'tests/browser', testIgnore: [live, full] },
    { name: 'full', testDir: 'tests/browser', testMatch: full },
    // Its package alone is 2 MB of code, and the preview is built in the page: these tests compute more than they wait.
    {
      name: 'editor',
      testDir: 'tests/editor',
      timeout: 180_000,
      workers: 2,
    },
  ],
});
