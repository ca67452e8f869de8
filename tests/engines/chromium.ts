import puppeteer from 'puppeteer-core';
import { findShell, launchArguments } from '../../tools/chromium';
import type { Driver } from './engine';
import { puppeteerEngine } from './puppeteerEngine';

export const chromium: Driver = {
  missing: () => (findShell() ? undefined : 'Chromium is not installed: apt-get install chromium'),
  launch: async ({ origin, colorScheme, proxy }) => {
    const browser = await puppeteer.launch({
      executablePath: findShell(),
      args: [...launchArguments, `--proxy-server=${proxy}`],
    });
    const page = await browser.newPage();
    const session = await page.createCDPSession();
    // Puppeteer's methods for media type and features reset each other.
    const emulate = (media: '' | 'print') =>
      session.send('Emulation.setEmulatedMedia', {
        media,
        features: [{ name: 'prefers-color-scheme', value: colorScheme }],
      });
    const engine = puppeteerEngine({
      ...{ name: 'chromium', page, origin },
      applyPrintStyles: () => emulate('print'),
      close: () => browser.close(),
    });
    return {
      ...engine,
      open: async (path) => {
        await emulate('');
        await engine.open(path);
      },
    };
  },
};
