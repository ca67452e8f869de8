import { allVentures, company as document } from '#content';
import type { neededFields, Status } from './schema/venture';

type Document = (typeof allVentures)[number];

/** A venture with the fields that its status needs; the content check reports one that lacks them. */
type Venture<S extends Status> = Document &
  Required<Pick<Document, (typeof neededFields)[S][number]>> & { status: S };

export type Business = Venture<'established'>;
export type Division = Venture<'planned'>;

/** Every fact about the group, from content/company.yaml. */
export const company = document;

const ventures = allVentures.toSorted((a, b) => a.order - b.order);

/** The established businesses in display order. */
export const businesses = ventures.filter((venture): venture is Business => venture.status === 'established');

/** The planned divisions in display order. */
export const divisions = ventures.filter((venture): venture is Division => venture.status === 'planned');

/** The international form of a phone number written `(03) 5550 0100`, for tel links: `+61355500100`. */
export function internationalPhone(phone: string): string {
  return `+61${phone.replace(/\D/g, '').slice(1)}`;
}
