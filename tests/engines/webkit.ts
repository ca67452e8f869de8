import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { findProgram } from '../hosting/findProgram';
import { freePort } from '../hosting/runNginx';
import { missingDisplay, openDisplay } from './display';
import {
  type Driver,
  type Engine,
  findElement,
  type LaunchOptions,
  missingDrivers,
  missingElement,
  targetArguments,
} from './engine';
import { applyPrintRules } from './printRules';
import { framePath } from './server';

/** Minimum width of MiniBrowser's window in pixels, because of its toolbar. */
const narrowestWindow = 450;

const alertTimeout = 10_000;

/** As WebDriver encodes them. */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** Returns the path of MiniBrowser, in a versioned library folder of the machine's architecture. */
function miniBrowser(): string | undefined {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`) : [];
  return ['/usr/lib', '/usr/libexec', ...libraries]
    .map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
}

export const webkit: Driver = {
  missing: () =>
    findProgram('WebKitWebDriver') && miniBrowser()
      ? (missingDisplay() ?? missingDrivers())
      : 'WebKitGTK and its driver are not installed: apt-get install webkit2gtk-driver',
  launch: async (options) => {
    const display = await openDisplay();
    const port = await freePort();
    const server = spawn('WebKitWebDriver', ['-p', String(port)], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display.display,
        GTK_THEME: options.colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      },
    });
    const stop = () => {
      server.kill();
      display.close();
    };
    try {
      const driver = await connect(port, options.proxy);
      return webkitEngine(driver, options, () => driver.quit().finally(stop));
    } catch (error) {
      stop();
      throw error;
    }
  },
};

async function connect(port: number, proxy: string): Promise<WebDriver> {
  const { Builder, Capabilities } = await import('selenium-webdriver');
  const driverUrl = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${driverUrl}/status`).catch(() => undefined))) await wait(50);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    unhandledPromptBehavior: 'ignore',
    proxy: { proxyType: 'manual', sslProxy: proxy },
  });
  return new Builder().usingServer(driverUrl).withCapabilities(capabilities).build();
}

function webkitEngine(driver: WebDriver, { origin }: LaunchOptions, close: () => Promise<void>): Engine {
  /** Size of the frame, for viewports narrower than the window. */
  let frame: { width: number; height: number } | undefined;
  const evaluate: Engine['evaluate'] = (script, ...args) => driver.executeScript(script, ...args);

  async function open(path: string) {
    await driver.get(origin + (frame ? framePath(path, frame) : path));
    if (frame) await driver.switchTo().frame(0);
  }

  async function resizeWindow(width: number, height: number) {
    const inner = () => evaluate(() => [innerWidth, innerHeight] as const);
    const rect = await driver.manage().window().getRect();
    const [oldWidth, oldHeight] = await inner();
    const frameWidth = rect.width - oldWidth;
    const frameHeight = rect.height - oldHeight;
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width: width + frameWidth, height: height + frameHeight });
    const isResized = async () => String(await inner()) === String([width, height]);
    await driver.wait(isResized, 5000, `The window did not become ${width} by ${height} pixels`);
  }

  return {
    ...{ name: 'webkit', open, evaluate, close },
    setWindow: async (width, height) => {
      const shown = new URL(await evaluate(() => location.href));
      const wasFrame = frame !== undefined;
      frame = width < narrowestWindow ? { width, height } : undefined;
      if (!frame) {
        await driver.switchTo().defaultContent();
        await resizeWindow(width, height);
      }
      if ((frame || wasFrame) && shown.origin === origin) await open(shown.pathname);
    },
    click: async (target) => {
      const element = await driver.executeScript<WebElement | null>(findElement, ...targetArguments(target));
      if (!element) throw missingElement(target);
      await element.click();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    acceptAlert: async () => {
      const { until } = await import('selenium-webdriver');
      const alert = await driver.wait(until.alertIsPresent(), alertTimeout);
      const message = await alert.getText();
      await alert.accept();
      return message;
    },
    applyPrintStyles: () => evaluate(applyPrintRules),
  };
}
