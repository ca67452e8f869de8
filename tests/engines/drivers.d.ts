/** What the engine tests use of their drivers, which only `npm run test:all` installs. */
declare module 'puppeteer-core' {
  export interface Dialog {
    message(): string;
    accept(): Promise<void>;
  }

  export interface ElementHandle {
    scrollIntoView(): Promise<void>;
    click(): Promise<void>;
  }

  export interface Page {
    goto(url: string, options: { waitUntil: 'load' }): Promise<unknown>;
    setViewport(size: { width: number; height: number }): Promise<void>;
    evaluate<Args extends unknown[], Result>(
      script: (...args: Args) => Result,
      ...args: Args
    ): Promise<Awaited<Result>>;
    evaluateHandle<Args extends unknown[]>(
      script: (...args: Args) => unknown,
      ...args: Args
    ): Promise<{ asElement(): ElementHandle | null }>;
    keyboard: { type(text: string): Promise<void>; press(key: string): Promise<void> };
    goBack(): Promise<unknown>;
    goForward(): Promise<unknown>;
    pdf(options: { format: 'A4' }): Promise<Uint8Array>;
  }

  export function launch(options: {
    browser: 'firefox';
    executablePath?: string;
    extraPrefsFirefox: Record<string, string | number>;
  }): Promise<{ newPage(): Promise<Page>; close(): Promise<void> }>;
}

declare module 'selenium-webdriver' {
  export interface WebElement {
    click(): Promise<void>;
  }

  interface Alert {
    getText(): Promise<string>;
    accept(): Promise<void>;
  }

  type Rect = { x: number; y: number; width: number; height: number };
  type Condition<Result> = { readonly result: Result };

  export interface WebDriver {
    get(url: string): Promise<void>;
    executeScript<Result>(script: (...args: never[]) => unknown, ...args: unknown[]): Promise<Result>;
    wait<Result>(
      condition: Condition<Result> | (() => Promise<Result>),
      ms: number,
      message?: string,
    ): Promise<Result>;
    actions(): { sendKeys(keys: string): { perform(): Promise<void> } };
    navigate(): { back(): Promise<void>; forward(): Promise<void> };
    switchTo(): { frame(index: number): Promise<void>; defaultContent(): Promise<void> };
    manage(): { window(): { getRect(): Promise<Rect>; setRect(rect: Rect): Promise<unknown> } };
    quit(): Promise<void>;
  }

  export class Capabilities {
    constructor(capabilities: Record<string, unknown>);
  }

  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: Capabilities): this;
    build(): Promise<WebDriver>;
  }

  export const until: { alertIsPresent(): Condition<Alert> };
}
