import { defineConfig } from '@playwright/test';
import { findShell, launchArguments } from './tools/chromium';

export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait more than they compute.
  workers: '150%',
  // For slow machines.
  timeout: 40_000,
  expect: { timeout: 30_000 },
  // For busy machines. The summary lists the tests that needed it.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '.generated/e2e.json' }]],
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
    // One project, because each starts workers, which takes longer than most tests.
    { name: 'sites', testDir: 'tests', testIgnore: ['tests/editor/**', 'tests/engines/**'] },
    // Its package alone is 2 MB of code, and the preview is built in the page: these tests compute more than they wait.
    {
      name: 'editor',
      testDir: 'tests/editor',
      timeout: 180_000,
      workers: 2,
      // Its forms move while they render, so a click can miss on a busy machine.
      retries: process.env.CI ? 2 : 0,
    },
  ],
});
