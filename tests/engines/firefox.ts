import puppeteer from 'puppeteer-core';
import { findProgram } from '../hosting/findProgram';
import type { Driver } from './engine';
import { applyPrintRules } from './printRules';
import { puppeteerEngine } from './puppeteerEngine';

const executable = () => process.env.FIREFOX_PATH ?? findProgram('firefox-esr') ?? findProgram('firefox');

export const firefox: Driver = {
  missing: () =>
    executable()
      ? undefined
      : 'Firefox is not installed: apt-get install firefox-esr, or set FIREFOX_PATH to one',
  launch: async ({ origin, colorScheme, proxy }) => {
    const [host, port] = proxy.split(':');
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: executable(),
      extraPrefsFirefox: {
        'ui.systemUsesDarkTheme': colorScheme === 'dark' ? 1 : 0,
        'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
        'network.proxy.type': 1,
        'network.proxy.ssl': host ?? '',
        'network.proxy.ssl_port': Number(port),
      },
    });
    const page = await browser.newPage();
    return puppeteerEngine({
      ...{ name: 'firefox', page, origin },
      applyPrintStyles: () => page.evaluate(applyPrintRules),
      close: () => browser.close(),
    });
  },
};
