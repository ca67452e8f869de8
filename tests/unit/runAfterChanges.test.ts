import { EventEmitter } from 'node:events';
import type { FSWatcher } from 'chokidar';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runAfterChanges } from '@/tools/runAfterChanges';

const settleMs = 200;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function watched(run: () => Promise<void>) {
  const close = vi.fn(async () => {});
  const watcher = Object.assign(new EventEmitter(), { close });
  const stop = runAfterChanges(watcher as unknown as FSWatcher, { settleMs, run });
  return { stop, close, change: () => void watcher.emit('all', 'change', 'a-file') };
}

const settle = () => vi.advanceTimersByTimeAsync(settleMs);

test('runs once after several changes', async () => {
  const run = vi.fn(async () => {});
  const { change } = watched(run);
  change();
  await vi.advanceTimersByTimeAsync(settleMs - 1);
  change();
  await vi.advanceTimersByTimeAsync(settleMs - 1);
  expect(run).not.toHaveBeenCalled();
  await settle();
  expect(run).toHaveBeenCalledTimes(1);
});

test('prints why a run failed, and runs again after the next change', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const run = vi.fn(async () => {}).mockRejectedValueOnce(new Error('The disk is full'));
  const { change } = watched(run);
  change();
  await settle();
  expect(printed).toHaveBeenCalledExactlyOnceWith('The disk is full');
  change();
  await settle();
  expect(run).toHaveBeenCalledTimes(2);
});

test('waits for a run before the next, and before it stops', async () => {
  const finish: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => void finish.push(resolve)));
  const { change, close, stop } = watched(run);
  change();
  await settle();
  change();
  await settle();
  expect(run).toHaveBeenCalledTimes(1);
  finish[0]?.();
  await settle();
  expect(run).toHaveBeenCalledTimes(2);
  const stopped = vi.fn();
  const stopping = stop().then(stopped);
  await settle();
  expect([close.mock.calls.length, stopped.mock.calls.length]).toEqual([1, 0]);
  finish[1]?.();
  await stopping;
});

test('starts no run after it stopped', async () => {
  const run = vi.fn(async () => {});
  const { change, stop } = watched(run);
  change();
  await stop();
  await settle();
  expect(run).not.toHaveBeenCalled();
});
