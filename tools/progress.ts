type Terminal = { isTTY?: boolean; write(text: string): unknown };

/** In milliseconds. */
const delay = 1000;
const interval = 100;
/** From when on it says how long the rest takes: the first files say too little. */
const estimateDelay = 5000;

/** Shows the progress of a task in a terminal, after a second. */
export function progressOn(terminal: Terminal, task: string, now: () => number = () => performance.now()) {
  let started = now();
  let last = started;
  let counted = 0;
  let isShown = false;
  return {
    show(done: number, total: number) {
      const time = now();
      // The next task of the same name, such as pictures after documents.
      if (done < counted) started = time;
      counted = done;
      if (!terminal.isTTY || time - started < delay || time - last < interval) return;
      last = time;
      isShown = true;
      // Clears the end of a longer line.
      terminal.write(`\r${task}: ${done} of ${total} files${timeLeft(time - started, done, total)}\u001b[K`);
    },
    clear() {
      if (isShown) terminal.write('\r\u001b[K');
      isShown = false;
    },
  };
}

/** How long the rest takes if it is as fast; '' for less than a minute. */
function timeLeft(elapsed: number, done: number, total: number): string {
  const minutes = ((elapsed / done) * (total - done)) / 60_000;
  if (elapsed < estimateDelay || done === 0 || minutes < 1) return '';
  return minutes < 1.5 ? ', about a minute left' : `, about ${Math.round(minutes)} minutes left`;
}
