import { on } from 'node:events';
import { findProgram } from '../servers/findProgram';
import { findElement, type Launch } from './engine';

/** The path of Firefox. Throws if it is missing. */
function executable(): string {
  const path = process.env.FIREFOX_PATH ?? findProgram('firefox-esr') ?? findProgram('firefox');
  if (!path) throw new Error('Firefox is missing: apt-get install firefox-esr, or set FIREFOX_PATH.');
  return path;
}

export const launchFirefox: Launch = async ({ origin, colorScheme }) => {
  const { host, hostname, port } = new URL(origin);
  // Not typed, because only these tests install it.
  const { launch } = await import('puppeteer-core' as string);
  const browser = await launch({
    browser: 'firefox',
    executablePath: executable(),
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      // The server refuses to be a proxy, so that no picture of another site loads.
      'network.proxy.type': 1,
      'network.proxy.ssl': hostname,
      'network.proxy.ssl_port': Number(port),
      'network.proxy.no_proxies_on': host,
    },
  });
  const page = await browser.newPage();
  const dialogs = on(page, 'dialog');
  return {
    open: (path) => page.goto(origin + path, { waitUntil: 'load' }),
    resize: (width, height) => page.setViewport({ width, height }),
    click: async (css, text = '') => {
      const element = (await page.evaluateHandle(findElement, css, text)).asElement();
      if (!element) throw new Error(`No visible ${css} starts with '${text}'.`);
      await element.click();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    evaluate: (script, ...args) => page.evaluate(script, ...args),
    // Neither promise settles on a same-document navigation.
    back: async () => void page.goBack().catch(() => undefined),
    forward: async () => void page.goForward().catch(() => undefined),
    acceptAlert: async () => {
      const [dialog] = (await dialogs.next()).value;
      await dialog.accept();
      return dialog.message();
    },
    close: () => browser.close(),
  };
};
