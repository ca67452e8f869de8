import type { Dialog, ElementHandle, Page } from 'puppeteer-core';
import { type Engine, type EngineName, findElement, missingElement, targetArguments } from './engine';

type Parts = Pick<Engine, 'applyPrintStyles' | 'close'> & { name: EngineName; page: Page; origin: string };

/** An engine driven by Puppeteer. */
export function puppeteerEngine({ name, page, origin, applyPrintStyles, close }: Parts): Engine {
  const dialogs = dialogQueue(page);
  return {
    ...{ name, applyPrintStyles, close },
    open: async (path) => {
      await page.goto(origin + path, { waitUntil: 'load' });
    },
    setWindow: (width, height) => page.setViewport({ width, height }),
    click: async (target) => {
      const handle = await page.evaluateHandle(findElement, ...targetArguments(target));
      const element = handle.asElement() as ElementHandle<Element> | null;
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
      const dialog = await dialogs.next();
      await dialog.accept();
      return dialog.message();
    },
    pdf: async () => Buffer.from(await page.pdf({ format: 'A4' })),
  };
}

/** Queues dialogs until the test takes them. */
function dialogQueue(page: Page) {
  const shown: Dialog[] = [];
  const waiting: ((dialog: Dialog) => void)[] = [];
  page.on('dialog', (dialog) => {
    const take = waiting.shift();
    if (take) take(dialog);
    else shown.push(dialog);
  });
  return {
    next: () =>
      new Promise<Dialog>((resolve) => {
        const dialog = shown.shift();
        if (dialog) resolve(dialog);
        else waiting.push(resolve);
      }),
  };
}
