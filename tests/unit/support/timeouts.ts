import { onTestFinished, vi } from 'vitest';

/** Makes the timeouts of requests a hundred times shorter in this test. */
export function shortenTimeouts(): void {
  const { timeout } = AbortSignal;
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => timeout(time / 100));
  onTestFinished(() => spy.mockRestore());
}
