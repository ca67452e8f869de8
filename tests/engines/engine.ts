/** What the tests need of Firefox and WebKit, so that both run the same flows. Playwright drives neither as it ships. */
export type Engine = {
  /** Loads a page and waits for its load event. */
  open(path: string): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Clicks the first visible element that matches and starts with the text. */
  click(css: string, text?: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
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
  close(): Promise<void>;
};

export type Launch = (options: {
  /** Origin that paths are opened on. */
  origin: string;
  colorScheme: 'light' | 'dark';
}) => Promise<Engine>;

/** Runs in the page: returns the element to click. */
export function findElement(css: string, text: string): Element | undefined {
  return [...document.querySelectorAll(css)].find(
    (element) => element.checkVisibility() && element.textContent?.trim().startsWith(text),
  );
}
