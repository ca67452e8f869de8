import type { Submit } from '../forms/useSubmit';

/** Milliseconds from the submit to its confirmation. */
const delay = 2000;

/** The submit of a form without an endpoint: it sends nothing, and accepts after a delay unless it is aborted. */
export const simulateSubmit: Submit = (_data, signal) =>
  new Promise((resolve) => {
    setTimeout(resolve, delay, 'accepted');
    signal.addEventListener('abort', () => resolve('outcomeUnknown'));
  });
