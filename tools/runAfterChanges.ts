import { failureReason } from './check-content/contentCheck';

type Options = {
  /** How long nothing must change before a run, in milliseconds. */
  settleMs: number;
  run(): Promise<void>;
};

type AfterChanges = {
  /** For a watcher to call. */
  onChange(): void;
  /** Waits for the current run; no other follows. */
  stop(): Promise<void>;
};

/** Runs a task after changes, one run at a time. Prints why a run failed; later changes start others. */
export function runAfterChanges({ settleMs, run }: Options): AfterChanges {
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  return {
    onChange() {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(run).catch((error) => console.error(failureReason(error)));
      }, settleMs);
    },
    async stop() {
      clearTimeout(timer);
      await running;
    },
  };
}
