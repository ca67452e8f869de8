import { existsSync, readdirSync } from 'node:fs';
import { findProgram } from '../servers/findProgram';
import { freePort, startProgram } from '../servers/startProgram';
import { findElement, type Launch } from './engine';

/** As WebDriver encodes them. */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** The path of WebKitGTK's browser, in a versioned library folder of the machine's architecture. */
function miniBrowser(): string | undefined {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`) : [];
  return ['/usr/lib', '/usr/libexec', ...libraries]
    .map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}

export const launchWebKit: Launch = async ({ origin, colorScheme }) => {
  if (!findProgram('WebKitWebDriver') || !miniBrowser() || !findProgram('xvfb-run'))
    throw new Error('WebKitGTK or a virtual display is missing: apt-get install webkit2gtk-driver xvfb.');
  const port = await freePort();
  const display = ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 2000x1400x24'];
  const stop = await startProgram([...display, 'WebKitWebDriver', '-p', String(port)], port, {
    stdio: 'ignore',
    env: { ...process.env, GTK_THEME: colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita' },
  });
  // Not typed, because only these tests install it.
  const { Builder, Capabilities, until } = await import('selenium-webdriver' as string);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    unhandledPromptBehavior: 'ignore',
    // The server refuses to be a proxy, so that no picture of another site loads.
    proxy: { proxyType: 'manual', sslProxy: new URL(origin).host },
  });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  const window = driver.manage().window();
  return {
    open: (path) => driver.get(origin + path),
    resize: async (width, height) => {
      const rect = await window.getRect();
      const [oldWidth, oldHeight] = await driver.executeScript(() => [innerWidth, innerHeight]);
      await window.setRect({
        x: 0,
        y: 0,
        width: rect.width + width - oldWidth,
        height: rect.height + height - oldHeight,
      });
      await driver.wait(() => driver.executeScript((expected: number) => innerWidth === expected, width));
    },
    click: async (css, text = '') => {
      const element = await driver.executeScript(findElement, css, text);
      if (!element) throw new Error(`No visible ${css} starts with '${text}'.`);
      await element.click();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    evaluate: (script, ...args) => driver.executeScript(script, ...args),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    acceptAlert: async () => {
      const alert = await driver.wait(until.alertIsPresent());
      const message = await alert.getText();
      await alert.accept();
      return message;
    },
    close: async () => {
      await driver.quit();
      await stop();
    },
  };
};
