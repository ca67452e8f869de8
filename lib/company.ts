import { allBusinesses, allDivisions, company as document } from '#content';

/** Every fact about the group, from content/company.yaml. */
export const company = document;

/** The established businesses in display order. */
export const businesses = allBusinesses.toSorted(byOrder);

/** The expansion divisions, planned or established, in display order. */
export const divisions = allDivisions.toSorted(byOrder);

export type Business = (typeof businesses)[number];
export type Division = (typeof divisions)[number];

/** The international form of a phone number written `(03) 5550 0100`, for tel links: `+61355500100`. */
export function internationalPhone(phone: string): string {
  return `+61${phone.replace(/\D/g, '').slice(1)}`;
}

function byOrder(a: { order: number }, b: { order: number }): number {
  return a.order - b.order;
}
