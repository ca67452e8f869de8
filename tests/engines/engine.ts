export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export type ColorScheme = 'light' | 'dark';

export type Key = 'Tab' | 'Enter' | 'Escape';

/** A visible element: the first that matches the selector and, where a text is given, whose text starts with it. */
export type Target = string | { css: string; text: string };

/** What the flows need of a browser, so that each engine runs the same ones. */
export interface Engine {
  readonly name: EngineName;
  /** Loads a page by its path; resolves after its load event. */
  open(path: string): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  setWindow(width: number, height: number): Promise<void>;
  /** Clicks the middle of an element with the pointer; scrolls to it first. */
  click(target: Target): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Runs a function in the page; it sees its arguments and nothing else of the test. */
  evaluate<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** The browser's Back. Does not wait for what it leads to. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Waits for the page's alert and accepts it; resolves with its message. */
  acceptAlert(): Promise<string>;
  /** Makes the page look as it does on paper until the next one is opened. */
  applyPrintStyles(): Promise<void>;
  /** The page as the browser prints it. Missing where the engine's driver cannot print. */
  pdf?(): Promise<Buffer>;
  close(): Promise<void>;
}

export type LaunchOptions = {
  /** Origin that paths are opened on. */
  origin: string;
  colorScheme: ColorScheme;
  /** Host and port of the proxy for every other host, so that no test depends on the network. */
  proxy: string;
};

/** How an engine is started. */
export type Driver = {
  /** Why the engine cannot be started on this machine and how to change that; undefined when it can. */
  missing(): string | undefined;
  launch(options: LaunchOptions): Promise<Engine>;
};

/** Runs in the page: the element a target names. */
export function findElement(css: string, text: string): Element | null {
  const all = [...document.querySelectorAll(css)];
  return all.find((one) => one.checkVisibility() && (one.textContent ?? '').trim().startsWith(text)) ?? null;
}

export function targetArguments(target: Target): [css: string, text: string] {
  return typeof target === 'string' ? [target, ''] : [target.css, target.text];
}

export function missingElement(target: Target): Error {
  return new Error(`No visible element matches ${JSON.stringify(target)}`);
}
