import { existsSync } from 'node:fs';

/** All other browser tests use Chromium. */
export const engineNames = ['firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export type ColorScheme = 'light' | 'dark';

export type Key = 'Tab' | 'Enter' | 'Escape';

/** The first visible element that matches the selector and, if given, starts with the text. */
export type Target = string | { css: string; text: string };

/** The browser functions that the flows need, so that each engine runs the same ones. */
export interface Engine {
  readonly name: EngineName;
  /** Loads a page and waits for its load event. */
  open(path: string): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  setWindow(width: number, height: number): Promise<void>;
  /** Scrolls to an element and clicks its centre. */
  click(target: Target): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Runs a function in the page, with access only to its arguments. */
  evaluate<Args extends unknown[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Goes back without waiting for the page. */
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Waits for an alert, accepts it and returns its message. */
  acceptAlert(): Promise<string>;
  /** Emulates print until the next page is opened. */
  applyPrintStyles(): Promise<void>;
  /** Returns the page as a PDF. Missing if the driver cannot print. */
  pdf?(): Promise<Buffer>;
  close(): Promise<void>;
}

export type LaunchOptions = {
  /** Origin that paths are opened on. */
  origin: string;
  colorScheme: ColorScheme;
  /** Host and port of a proxy that rejects all other hosts. */
  proxy: string;
};

/** Starts an engine. */
export type Driver = {
  /** Returns why the engine cannot be started and how to fix it, or undefined. */
  missing(): string | undefined;
  launch(options: LaunchOptions): Promise<Engine>;
};

/** Returns why no engine can be driven, or undefined. */
export function missingDrivers(): string | undefined {
  if (existsSync('tests/engines/node_modules')) return undefined;
  return 'the drivers are not installed: npm ci --prefix tests/engines';
}

/** Runs in the page: returns the element of a target. */
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
