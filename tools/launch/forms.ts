import type { LocatedFields } from '../../lib/content/readFields';
import { type Form, nowhere } from '../../lib/schemas/delivery';
import { sectionsOf } from './pageWords';
import type { LaunchBlocker } from './report';
import { isReserved } from './reservedValues';

/** What each form does without an endpoint. */
export const withoutEndpoint: Record<Form, string> = {
  inquiries: 'the contact form waits two seconds, thanks the visitor and discards the message',
  subscriptions: 'the Subscribe button of the newsletter does nothing',
};

/** The section type of each form, and its page. */
const sectionOfForm: Record<Form, { section: string; page: string }> = {
  inquiries: { section: 'contact', page: '/contact' },
  subscriptions: { section: 'newsletter', page: '/news-insights' },
};

type Delivery = (Partial<Record<Form, { url?: unknown } | null>> & { overseas?: unknown }) | null;

/**
 * Reports forms on these pages without an endpoint under `delivery`, or with a reserved host, and what their notice has to
 * say.
 */
export function formBlockers(company: LocatedFields, pages: readonly LocatedFields[]): LaunchBlocker[] {
  const delivery = company.values.delivery as Delivery | undefined;
  const types = new Set(pages.flatMap(sectionsOf).map((section) => section?.type));
  const blockers = endpointBlockers(company, delivery, types);
  const urls = [delivery?.inquiries?.url, delivery?.subscriptions?.url];
  const delivers = urls.some((url) => url !== undefined && url !== nowhere);
  if (!delivers || delivery?.overseas !== undefined) return blockers;
  const what =
    'delivery.overseas: missing: write the countries of those who receive what the forms send, or none';
  return [...blockers, { kind: 'forms', location: company.locationOf('delivery'), what }];
}

function endpointBlockers(
  { locationOf }: LocatedFields,
  delivery: Delivery | undefined,
  types: ReadonlySet<unknown>,
): LaunchBlocker[] {
  return (Object.keys(sectionOfForm) as Form[]).flatMap((name): LaunchBlocker[] => {
    const { section, page } = sectionOfForm[name];
    if (!types.has(section)) return [];
    const url = delivery?.[name]?.url;
    if (typeof url !== 'string' || url === nowhere) {
      const also = url === nowhere ? `delivery.${name} is none` : `delivery.${name} is missing`;
      return [{ kind: 'forms', location: page, what: withoutEndpoint[name], also }];
    }
    if (!isReserved(url)) return [];
    return [
      {
        kind: 'forms',
        location: locationOf('delivery', name, 'url'),
        what: `${page} sends to ${url}, which is not a real domain`,
      },
    ];
  });
}
