import { company } from './company';
import { endpointUrl } from './schema/delivery';
import type { Endpoint } from './send';

type Configured = { url: string; encoding?: Endpoint['encoding'] };

/** Where the contact form and the newsletter send; undefined: nowhere. */
export const { inquiries, subscriptions } = endpoints(company.delivery, process.env);

/** Origins that the pages' scripts may send to, each once, sorted: for `connect-src` of a policy. */
export function deliveryOrigins(endpointsInUse = [inquiries, subscriptions]): string[] {
  const origins = endpointsInUse.flatMap((endpoint) => (endpoint ? [new URL(endpoint.url).origin] : []));
  return [...new Set(origins)].sort();
}

/**
 * The endpoints of content/company.yaml, or those of INQUIRIES_URL and SUBSCRIPTIONS_URL for a preview, where
 * `none` stands for no endpoint. Throws when one of these is no address to send to.
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
  if (error) throw new Error(`${variable} is "${override}": it ${error.issues[0]?.message}, or none.`);
  const url = override || configured?.url;
  return url === undefined
    ? undefined
    : ({ url, encoding: configured?.encoding ?? 'json' } satisfies Endpoint);
}
