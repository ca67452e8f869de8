import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installed = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Debian's headless shell, which opens a page in a third of the time. */
const shell = '/usr/bin/chromium-headless-shell';

/** Launch arguments that keep Chromium from sending requests of its own. */
export const launchArguments = [
  // The sandbox does not work as root or in CI containers.
  ...(process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the path of an installed Chromium, or of the one that Playwright downloaded. */
export function findBrowser(): string | undefined {
  return [...installed, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * Returns the path of the headless shell if installed, else of Chromium. The shell has no back/forward cache, and
 * its mouse starts in a corner of the page.
 */
export function findShell(): string | undefined {
  return !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : findBrowser();
}
