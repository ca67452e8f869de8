/** Storage key of the recorded errors. */
export const recordKey = 'engine-errors';

/**
 * Runs first in every page: records errors, rejections, console errors and policy violations. Stores them in the
 * browser, because the policy of most pages blocks requests.
 */
export function recordErrors(key: string): void {
  function record(entry: string) {
    const before: string[] = JSON.parse(localStorage.getItem(key) ?? '[]');
    localStorage.setItem(key, JSON.stringify([...before, `${location.pathname}: ${entry}`]));
  }
  addEventListener('error', ({ message }) => record(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => record(`rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    record(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
  const { error } = console;
  console.error = (...args: unknown[]) => {
    record(`console error: ${args.map(String).join(' ')}`);
    error(...args);
  };
}

/** Runs in a page: returns and clears the recorded errors. */
export function takeErrors(key: string): string[] {
  const taken: string[] = JSON.parse(localStorage.getItem(key) ?? '[]');
  localStorage.removeItem(key);
  return taken;
}
