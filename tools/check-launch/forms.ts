import type { Obstacle } from './obstacles';
import type { PlacedFile } from './placedYaml';
import { isReserved } from './reservedValues';

/** The forms of the site by their name under `delivery`, and what each does without an endpoint. */
const forms = {
  inquiries: {
    page: '/contact',
    idle: 'the contact form waits two seconds, thanks the visitor and drops the message',
  },
  subscriptions: { page: '/news-insights', idle: 'the Subscribe button of the newsletter does nothing' },
};

type Delivery = Partial<Record<keyof typeof forms, { url?: unknown } | null>> | null;

/** The forms that deliver nowhere: they have no endpoint under `delivery`, or one that nobody can reach. */
export function formObstacles({ values, placeOf }: PlacedFile): Obstacle[] {
  const delivery = values.delivery as Delivery | undefined;
  return Object.entries(forms).flatMap(([name, { page, idle }]): Obstacle[] => {
    const url = delivery?.[name as keyof typeof forms]?.url;
    if (typeof url !== 'string') {
      return [{ kind: 'forms', place: page, what: idle, also: `delivery.${name} is missing` }];
    }
    if (!isReserved(url)) return [];
    return [{ kind: 'forms', place: placeOf('delivery', name, 'url'), what: `${page} sends to ${url}` }];
  });
}
