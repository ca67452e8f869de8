import type { Submit } from '../forms/useSubmit';

const delayMs = 2000;

/** Simulates a submit for a form without an endpoint: resolves after a delay and sends nothing. */
export const simulateSubmit: Submit = (_data, signal) =>
  new Promise((resolve) => {
    setTimeout(resolve, delayMs, 'accepted');
    signal.addEventListener('abort', () => resolve('outcomeUnknown'));
  });
