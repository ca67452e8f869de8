import { allVentures, company as document } from '#content';
import { type ContactTopic, contactTopics, factLabels, orNothing } from '../schemas/entity';
import { groupOf, withFacts } from '../schemas/facts';
import type { neededFields, Status } from '../schemas/venture';

type Document = (typeof allVentures)[number];

/** A venture with the fields that its status needs; the content check reports one that lacks them. */
type Venture<S extends Status> = Document &
  Required<Pick<Document, (typeof neededFields)[S][number]>> & { status: S };

export type Business = Venture<'established'>;
export type Division = Venture<'planned'>;

const group = groupOf({ company: document, allVentures });

/** A sentence with the facts about the group in place of their names; `escaped` makes them safe where the text goes. */
export function filled(text: string, escaped?: (fact: string) => string): string {
  return withFacts(text, group, escaped);
}

/** Every fact about the group, from content/company.yaml. */
export const company = {
  ...document,
  tagline: filled(document.tagline),
  description: filled(document.description),
  disclaimer: document.disclaimer && filled(document.disclaimer),
};

const ventures = group.ventures.map((venture) => ({
  ...venture,
  summary: filled(venture.summary),
  ...(venture.description && { description: filled(venture.description) }),
}));

/** The established businesses in display order. */
export const businesses = ventures.filter((venture): venture is Business => venture.status === 'established');

/** The planned divisions in display order. */
export const divisions = ventures.filter((venture): venture is Division => venture.status === 'planned');

/** The facts of the register that the owner has confirmed. */
export const confirmedFacts = (['legalName', 'abn', 'acn', 'licence'] as const).flatMap((fact) => {
  const value = fact === 'acn' ? orNothing(document.acn) : document[fact];
  return value && !document.placeholders?.includes(fact) ? [{ name: factLabels[fact], value }] : [];
});

/** The people who answer about a topic, in the order of the topics. */
export const topicContacts = (Object.keys(contactTopics) as ContactTopic[]).flatMap((topic) => {
  const contact = document.contacts?.[topic];
  return contact ? [{ topic, label: contactTopics[topic], ...contact }] : [];
});

/** An address on one line. */
export function addressLine({ street, locality, region, postcode }: typeof document.address): string {
  return `${street}, ${locality} ${region} ${postcode}`;
}
