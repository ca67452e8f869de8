import { company } from './company';
import { endpointUrl } from './schema/delivery';
import type { Endpoint } from './send';

type Configured = { url: string; encoding?: Endpoint['encoding'] };

/** Endpoints of the contact form and the newsletter; undefined if there is none. */
export const { inquiries, subscriptions } = endpoints(company.delivery, process.env);

/** Returns the origins that the forms send to, unique and sorted, for `connect-src` of a policy. */
export function deliveryOrigins(endpointsInUse = [inquiries, subscriptions]): string[] {
  const origins = endpointsInUse.flatMap((endpoint) => (endpoint ? [new URL(endpoint.url).origin] : []));
  return [...new Set(origins)].sort();
}

/**
 * Returns the endpoints of content/company.yaml. INQUIRIES_URL and SUBSCRIPTIONS_URL override them for a preview;
 * `none` means no endpoint. Throws if one of these variables is not a valid URL.
 */
export function endpoints(
  delivery: { inquiries?: Configured; subscriptions?: Configured } | undefined,
  { INQUIRIES_URL, SUBSCRIPTIONS_URL }: Record<string, string | undefined>,
) {
  return {
    inquiries: endpoint(delivery?.inquiries, 'INQUIRIES_URL', INQUIRIES_URL),
    subscriptions: endpoint(delivery?.subscriptions, 'SUBSCRIPTIONS_URL', SUBSCRIPTIONS_URL),
  };
}

function endpoint(configured: Configured | undefined, variable: string, override?: string) {
  if (override === 'none') return undefined;
  const { error } = endpointUrl.optional().safeParse(override || undefined);
  if (error) throw new Error(`${variable} is "${override}": it ${error.issues[0]?.message}, or "none".`);
  const url = override || configured?.url;
  return url === undefined
    ? undefined
    : ({ url, encoding: configured?.encoding ?? 'json' } satisfies Endpoint);
}
