type Terminal = { isTTY?: boolean; write(text: string): unknown };

/** In milliseconds. */
const delay = 1000;
const interval = 100;

/** Shows the progress of a task in a terminal, after a second. */
export function progressOn(terminal: Terminal, task: string, now: () => number = () => performance.now()) {
  const started = now();
  let last = started;
  let isShown = false;
  return {
    show(done: number, total: number) {
      const time = now();
      if (!terminal.isTTY || time - started < delay || time - last < interval) return;
      last = time;
      isShown = true;
      terminal.write(`\r${task}: ${done} of ${total} files`);
    },
    clear() {
      if (isShown) terminal.write('\r\u001b[K');
      isShown = false;
    },
  };
}
