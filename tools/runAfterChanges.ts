import type { FSWatcher } from 'chokidar';
import { failureReason } from './check-content/contentCheck';

type Options = {
  /** How long nothing must change before a run, in milliseconds. */
  settleMs: number;
  run(): Promise<void>;
};

/**
 * Runs a task after changes that a watcher sees, one run at a time. Prints why a run failed; later changes start others.
 * Returns a function that stops watching and waits for the current run.
 */
export function runAfterChanges(watcher: FSWatcher, { settleMs, run }: Options): () => Promise<void> {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(run).catch((error) => console.error(failureReason(error)));
    }, settleMs);
  });
  return async () => {
    await watcher.close();
    clearTimeout(timer);
    await running;
  };
}
