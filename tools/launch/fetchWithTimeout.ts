/** `fetch` that fails if the response is not complete after 15 seconds. */
export function fetchWithTimeout(url: string, init?: RequestInit): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(15_000) });
}

/** Why `fetch` or its response failed. */
export function causeOf({ cause, message }: Error): string {
  return (cause as Error | undefined)?.message || message;
}
