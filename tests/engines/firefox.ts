import { type EventEmitter, on } from 'node:events';
import type { Dialog } from 'puppeteer-core';
import { findProgram } from '../hosting/findProgram';
import { type Driver, findElement, missingDrivers, missingElement, targetArguments } from './engine';
import { applyPrintRules } from './printRules';

const executable = () => process.env.FIREFOX_PATH ?? findProgram('firefox-esr') ?? findProgram('firefox');

export const firefox: Driver = {
  missing: () =>
    executable()
      ? missingDrivers()
      : 'Firefox is not installed: apt-get install firefox-esr, or set FIREFOX_PATH to one',
  launch: async ({ origin, colorScheme, proxy }) => {
    const [host, port] = proxy.split(':');
    const { launch } = await import('puppeteer-core');
    const browser = await launch({
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
    const dialogs = on(page as unknown as EventEmitter, 'dialog');
    return {
      name: 'firefox',
      applyPrintStyles: () => page.evaluate(applyPrintRules),
      close: () => browser.close(),
      open: async (path) => {
        await page.goto(origin + path, { waitUntil: 'load' });
      },
      setWindow: (width, height) => page.setViewport({ width, height }),
      click: async (target) => {
        const handle = await page.evaluateHandle(findElement, ...targetArguments(target));
        const element = handle.asElement();
        if (!element) throw missingElement(target);
        await element.scrollIntoView();
        await element.click();
      },
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      evaluate: (script, ...args) => page.evaluate(script as (...args: unknown[]) => never, ...args),
      // Neither promise settles on a same-document navigation.
      back: async () => {
        page.goBack().catch(() => {});
      },
      forward: async () => {
        page.goForward().catch(() => {});
      },
      acceptAlert: async () => {
        const [dialog]: [Dialog] = (await dialogs.next()).value;
        await dialog.accept();
        return dialog.message();
      },
      pdf: async () => Buffer.from(await page.pdf({ format: 'A4' })),
    };
  },
};
