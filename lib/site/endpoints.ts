import { type Delivery, type Endpoint, endpointUrl, type Form, nowhere } from '../schemas/delivery';
import { company } from './company';
import { isPreview } from './siteUrl';

/** Endpoints of the contact form and the newsletter; undefined if there is none. */
export const { inquiries, subscriptions } = endpoints(company.delivery, process.env, {
  isPublic: process.env.NODE_ENV === 'production' && !isPreview,
});

/** Returns the origins that the forms send to, unique and sorted, for `connect-src` of a policy. */
export function deliveryOrigins(endpointsInUse = [inquiries, subscriptions]): string[] {
  const origins = endpointsInUse.flatMap((endpoint) => (endpoint ? [new URL(endpoint.url).origin] : []));
  return [...new Set(origins)].sort();
}

/**
 * Returns the endpoints of content/company.yaml. INQUIRIES_URL and SUBSCRIPTIONS_URL override them for a preview;
 * `none` means no endpoint. Throws if one of these variables is not a valid URL, and if it is `none` where a form of the
 * public site has an endpoint: a forgotten variable would lose what visitors send.
 */
export function endpoints(
  delivery: Delivery | undefined,
  { INQUIRIES_URL, SUBSCRIPTIONS_URL }: Record<string, string | undefined>,
  { isPublic = false } = {},
) {
  function endpoint(name: Form, variable: string, override = '') {
    const configured = delivery?.[name];
    const { error } = endpointUrl.optional().safeParse(override || undefined);
    if (error) throw new Error(`${variable} is "${override}": it ${error.issues[0]?.message}.`);
    const url = override || configured?.url || nowhere;
    if (url !== nowhere) return { url, encoding: configured?.encoding ?? 'json' } satisfies Endpoint;
    if (isPublic && configured && configured.url !== nowhere)
      throw new Error(
        `${variable} is "none", but this build is for the public URL and would discard what visitors send: remove the variable, or set SITE_URL to build a preview. For a form that is to send nothing, write url: none under delivery.${name} in content/company.yaml.`,
      );
    return undefined;
  }
  return {
    inquiries: endpoint('inquiries', 'INQUIRIES_URL', INQUIRIES_URL),
    subscriptions: endpoint('subscriptions', 'SUBSCRIPTIONS_URL', SUBSCRIPTIONS_URL),
  };
}
