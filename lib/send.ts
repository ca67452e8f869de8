/** What takes the entries of a form, and how it wants them written. */
export type Endpoint = { url: string; encoding: 'json' | 'form' };

/** Fields of a form as they were typed. */
export type Entries = Record<string, string>;

/**
 * What became of entries that were sent. After `late`, `cut`, `garbled` and `left` nobody here knows whether
 * the endpoint has them.
 */
export type Outcome = 'accepted' | 'refused' | 'offline' | 'late' | 'cut' | 'garbled' | 'left';

/** The body of a request and the type that it states. */
export function encode(entries: Entries, encoding: Endpoint['encoding']): { type: string; body: string } {
  return encoding === 'json'
    ? { type: 'application/json', body: JSON.stringify(entries) }
    : {
        type: 'application/x-www-form-urlencoded;charset=UTF-8',
        body: new URLSearchParams(entries).toString(),
      };
}

/**
 * Sends the entries of a form once and tells what became of them, within a limit of milliseconds, or as soon as
 * the visitor has left. Never throws.
 */
export async function send(
  { url, encoding }: Endpoint,
  entries: Entries,
  limit: number,
  left: AbortSignal,
): Promise<Outcome> {
  const { type, body } = encode(entries, encoding);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), limit);
  left.addEventListener('abort', () => stop.abort());
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': type },
      body,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'strict-origin',
      // What was typed goes nowhere but to the endpoint; a redirect is an answer that accepts nothing.
      redirect: 'manual',
      signal: stop.signal,
    });
    return response.ok ? verdict(await response.text()) : 'refused';
  } catch {
    if (left.aborted) return 'left';
    if (stop.signal.aborted) return 'late';
    return navigator.onLine ? 'cut' : 'offline';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What a successful answer says: nothing at all or JSON accepts, unless it states otherwise; a page of HTML, as
 * hotel networks and misdirected hosts answer everything with, does not.
 */
export function verdict(answer: string): Outcome {
  if (answer.trim() === '') return 'accepted';
  let said: unknown;
  try {
    said = JSON.parse(answer);
  } catch {
    return 'garbled';
  }
  const { ok, success, error, errors } = (said ?? {}) as Record<string, unknown>;
  const denies = [said, ok, success].some((value) => value === false || value === 'false');
  return denies || holdsSomething(error) || holdsSomething(errors) ? 'refused' : 'accepted';
}

function holdsSomething(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}
