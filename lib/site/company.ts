import { type ContactTopic, contactTopics, factLabels, orNothing } from '../schemas/entity';
import type { neededFields, Status } from '../schemas/venture';
import { company, ventures } from './compiled';

export { company };

type Document = (typeof ventures)[number];

/** A venture with the fields that its status needs; the content check reports one that lacks them. */
type Venture<S extends Status> = Document &
  Required<Pick<Document, (typeof neededFields)[S][number]>> & { status: S };

export type Business = Venture<'established'>;
export type Division = Venture<'planned'>;

/** The established businesses in display order. */
export const businesses = ventures.filter((venture): venture is Business => venture.status === 'established');

/** The planned divisions in display order. */
export const divisions = ventures.filter((venture): venture is Division => venture.status === 'planned');

/** The facts of the register that the owner has confirmed. */
export const confirmedFacts = (['legalName', 'abn', 'acn', 'licence'] as const).flatMap((fact) => {
  const value = fact === 'acn' ? orNothing(company.acn) : company[fact];
  return value && !company.placeholders?.includes(fact) ? [{ name: factLabels[fact], value }] : [];
});

/** The people who answer about a topic, in the order of the topics. */
export const topicContacts = (Object.keys(contactTopics) as ContactTopic[]).flatMap((topic) => {
  const contact = company.contacts?.[topic];
  return contact ? [{ topic, label: contactTopics[topic], ...contact }] : [];
});

/** An address on one line. */
export function addressLine({ street, locality, region, postcode }: typeof company.address): string {
  return `${street}, ${locality} ${region} ${postcode}`;
}
