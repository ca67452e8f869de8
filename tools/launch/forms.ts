import type { LocatedFields, LocatedFile } from '../../lib/content/readFields';
import { nowhere } from '../../lib/forms/schema';
import { sectionsOf } from './pageWords';
import type { LaunchBlocker } from './report';
import { isReserved } from './reservedValues';

/** The forms by their names under `delivery`: the type of their section, and what each does without an endpoint. */
const forms = {
  inquiries: {
    section: 'contact-form',
    page: '/contact',
    idle: 'the contact form waits two seconds, thanks the visitor and discards the message',
  },
  subscriptions: {
    section: 'newsletter',
    page: '/news-insights',
    idle: 'the Subscribe button of the newsletter does nothing',
  },
};

type Delivery =
  | (Partial<Record<keyof typeof forms, { url?: unknown } | null>> & { overseas?: unknown })
  | null;

/**
 * Reports forms on these pages without an endpoint under `delivery`, or with a reserved host, and what their notice has to
 * say.
 */
export function formBlockers(company: LocatedFields, pages: readonly LocatedFile[]): LaunchBlocker[] {
  const delivery = company.values.delivery as Delivery | undefined;
  const types = new Set(pages.flatMap(sectionsOf).map((section) => section?.type));
  const blockers = endpointBlockers(company, delivery, types);
  if (!delivery || delivery.overseas !== undefined) return blockers;
  const what =
    'delivery.overseas: missing: write the countries of those who receive what the forms send, or none';
  return [...blockers, { kind: 'forms', location: company.locationOf('delivery'), what }];
}

function endpointBlockers(
  { locationOf }: LocatedFields,
  delivery: Delivery | undefined,
  types: ReadonlySet<unknown>,
): LaunchBlocker[] {
  return Object.entries(forms).flatMap(([name, { section, page, idle }]): LaunchBlocker[] => {
    if (!types.has(section)) return [];
    const url = delivery?.[name as keyof typeof forms]?.url;
    if (typeof url !== 'string' || url === nowhere) {
      const also = url === nowhere ? `delivery.${name} is none` : `delivery.${name} is missing`;
      return [{ kind: 'forms', location: page, what: idle, also }];
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
