import { spawnSync } from 'node:child_process';
import { findBrowser } from './chromium';

// Runs before the tests, which would fail one by one without a browser.
if (!findBrowser()) spawnSync('playwright install chromium', { stdio: 'inherit', shell: true });
if (!findBrowser()) {
  console.error(
    'Chromium was not found and could not be downloaded. Install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH.',
  );
  process.exitCode = 1;
}
