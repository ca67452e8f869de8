import type { Endpoint } from '@/lib/schemas/delivery';

/** Values of a form by the names of its fields. */
type Entries = Record<string, string>;

/** `offline`: nothing was sent. `outcomeUnknown`: the entries may have arrived. */
export type Failure = 'refused' | 'offline' | 'outcomeUnknown';

export type Result = 'accepted' | Failure;

/** Milliseconds that an endpoint has to answer. */
const timeout = 15_000;

/** Returns the body of a request and its content type. */
export function encode(entries: Entries, encoding: Endpoint['encoding']): { type: string; body: string } {
  return encoding === 'json'
    ? { type: 'application/json', body: JSON.stringify(entries) }
    : {
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        body: new URLSearchParams(entries).toString(),
      };
}

/** Sends the entries once and returns the result. Never throws, not even when `signal` aborts it. */
export async function send(
  { url, encoding }: Endpoint,
  entries: Entries,
  signal: AbortSignal,
): Promise<Result> {
  const { type, body } = encode(entries, encoding);
  // A connection that drops later may already have carried the request.
  const wasOffline = !navigator.onLine;
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeout);
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': type },
      body,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'strict-origin',
      // Following a redirect could send what was typed to a URL that nobody configured.
      redirect: 'manual',
      signal: controller.signal,
    });
    return response.ok ? parseResponse(await response.text()) : 'refused';
  } catch {
    return wasOffline && !controller.signal.aborted ? 'offline' : 'outcomeUnknown';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Returns the result that the body of a successful response states. Empty or JSON means accepted unless the JSON
 * reports an error. Captive portals and misconfigured hosts answer 200 with HTML, so that is not accepted.
 */
export function parseResponse(text: string): Result {
  if (text.trim() === '') return 'accepted';
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'outcomeUnknown';
  }
  const { ok, success, error, errors } = (json ?? {}) as Record<string, unknown>;
  const isDenied = [json, ok, success].some((value) => value === false || value === 'false');
  return isDenied || isFilled(error) || isFilled(errors) ? 'refused' : 'accepted';
}

function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}
