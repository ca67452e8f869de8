import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runAfterChanges, settleMs } from '@/tools/runAfterChanges';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const settle = () => vi.advanceTimersByTimeAsync(settleMs);

test('prints why a run failed, and runs again after the next change', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  const run = vi.fn(async () => {}).mockRejectedValueOnce(new Error('The disk is full'));
  const { onChange } = runAfterChanges(run);
  onChange();
  await settle();
  expect(printed).toHaveBeenCalledExactlyOnceWith('The disk is full');
  onChange();
  await settle();
  expect(run).toHaveBeenCalledTimes(2);
});

test('waits for a run before the next, and before it stops', async () => {
  const finish: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => void finish.push(resolve)));
  const { onChange, stop } = runAfterChanges(run);
  onChange();
  await settle();
  onChange();
  await settle();
  expect(run).toHaveBeenCalledTimes(1);
  finish[0]?.();
  await settle();
  expect(run).toHaveBeenCalledTimes(2);
  const stopped = vi.fn();
  const stopping = stop().then(stopped);
  await settle();
  expect(stopped).not.toHaveBeenCalled();
  finish[1]?.();
  await stopping;
});
