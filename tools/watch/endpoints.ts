import type { Endpoint } from '../../lib/forms/send.browser';
import { causeOf, fetchWithTimeout } from '../launch/fetchWithTimeout';

/** Not implemented, which a server may say to a method that no form uses. */
const notImplemented = 501;

/**
 * A line for each part of the test in docs/delivery.md that an endpoint fails: the browser's question before an inquiry,
 * and the health test. Sends no inquiry. `site` is the origin of the site.
 */
export async function endpointProblems({ url, encoding }: Endpoint, site: string): Promise<string[]> {
  // A form-encoded request, or one to the site's own origin, is sent without the question.
  const isAsked = encoding === 'json' && new URL(url).origin !== site;
  const [asked, health] = await Promise.all([
    isAsked ? preflightProblem(url, site) : undefined,
    healthProblem(url),
  ]);
  return [...new Set([asked, health])].flatMap((problem) => (problem ? [`${url} ${problem}`] : []));
}

async function preflightProblem(url: string, site: string): Promise<string | undefined> {
  const headers = {
    Origin: site,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };
  const response = await ask(url, { method: 'OPTIONS', headers });
  if (typeof response === 'string') return response;
  if (!response.ok) return `answers OPTIONS with the status ${response.status} instead of 204`;
  const origin = response.headers.get('Access-Control-Allow-Origin');
  if (origin !== site && origin !== '*') return `does not allow requests from ${site}`;
  const allowed = response.headers.get('Access-Control-Allow-Headers')?.toLowerCase() ?? '';
  const isAllowed = allowed.split(',').some((name) => ['content-type', '*'].includes(name.trim()));
  return isAllowed ? undefined : 'does not allow the header Content-Type';
}

async function healthProblem(url: string): Promise<string | undefined> {
  const response = await ask(url, { headers: { Accept: 'application/json' } });
  if (typeof response === 'string') return response;
  const { status } = response;
  return status >= 500 && status !== notImplemented ? `answers with the status ${status}` : undefined;
}

/** The response, or why there is none. */
async function ask(url: string, init: RequestInit): Promise<Response | string> {
  try {
    const response = await fetchWithTimeout(url, { ...init, redirect: 'manual' });
    await response.body?.cancel();
    return response;
  } catch (error) {
    return `does not answer: ${causeOf(error as Error)}`;
  }
}
