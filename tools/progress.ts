type Terminal = { isTTY?: boolean; write(text: string): unknown };

const patience = 1000;
const interval = 100;

/** Tells whoever waits at a terminal, after a second, how far a piece of work has come. Times in milliseconds. */
export function progressOn(terminal: Terminal, now: () => number = () => performance.now()) {
  const started = now();
  let last = started;
  let isShown = false;
  return {
    show(done: number, total: number) {
      const time = now();
      if (!terminal.isTTY || time - started < patience || time - last < interval) return;
      last = time;
      isShown = true;
      terminal.write(`\rChecking the content: ${done} of ${total} files`);
    },
    clear() {
      if (isShown) terminal.write('\r\u001b[K');
      isShown = false;
    },
  };
}
