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

/** Chromium without the windows around a page, as Debian packages it: it starts a page in a third of the time. */
const shell = '/usr/bin/chromium-headless-shell';

/** How tests and tools start Chromium: without requests of its own. */
export const launchArguments = [
  // Chromium refuses to sandbox what root starts, and containers of CI lack what a sandbox needs.
  ...(process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium on this machine: an installed one, else the one Playwright has downloaded. */
export function findBrowser(): string | undefined {
  return [...installed, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * Path of the Chromium for tests that need no more than pages: a shell without windows where there is one. It keeps
 * no left page alive, and takes the mouse to be in a corner of the page from the start.
 */
export function findShell(): string | undefined {
  return !process.env.CHROMIUM_PATH && existsSync(shell) ? shell : findBrowser();
}
