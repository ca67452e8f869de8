import { defineConfig } from '@playwright/test';
import { findShell, launchArguments } from './tools/browser';

export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 20_000,
  // Where others load the machine, a second look; a test that needed it is named in the closing lines.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '.generated/e2e.json' }]],
  use: {
    launchOptions: { executablePath: findShell(), args: launchArguments },
    viewport: { width: 1280, height: 800 },
    locale: 'en-AU',
  },
  projects: [
    { name: 'site', testDir: 'tests/e2e' },
    // The same site with other content, built by tools/build-variant.ts.
    { name: 'variant', testDir: 'tests/variant' },
    // The same exports as nginx and Caddy serve them.
    { name: 'hosting', testDir: 'tests/hosting' },
  ],
});
