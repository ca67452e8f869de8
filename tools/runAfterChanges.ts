import { failureReason } from './check-content/contentCheck';

/** An editor may write a file in several steps, and the page with the change comes first. */
export const settleMs = 300;

/** Runs a task once nothing has changed for `settleMs`, one run at a time. Prints why a run failed; later changes start others. */
export function runAfterChanges(run: () => Promise<void>) {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  return {
    /** For a watcher to call. */
    onChange() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(run).catch((error) => console.error(failureReason(error)));
      }, settleMs);
    },
    /** Waits for the current run; no other follows. */
    async stop() {
      clearTimeout(timer);
      await running;
    },
  };
}
