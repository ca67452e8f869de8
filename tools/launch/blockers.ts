import { millisecondsPerDay, today } from '../../lib/content/buildDay';
import { legalTexts } from '../../lib/content/collections/legal';
import { ventures } from '../../lib/content/collections/ventures';
import { type LocatedFields, readFields } from '../../lib/content/readFields';
import { type Delivery, nowhere } from '../../lib/schemas/delivery';
import type { WrittenSection } from '../../lib/schemas/sectionType';
import { valuesIn } from '../../lib/schemas/values';
import { sectionId } from '../../lib/site/sections';
import { pages } from '../collections';
import { readCompany } from '../readCompany';
import { isReserved } from './reservedValues';

/** One thing that must be done before launch. */
export type LaunchBlocker = {
  kind:
    | 'placeholders'
    | 'legal entity'
    | 'words of pages'
    | 'forms'
    | 'legal texts'
    | 'copyright'
    | 'security contact';
  /** `path:line:column` of what must change, or the page if that is not in content/. */
  location: string;
  what: string;
  /** What else must change. */
  also?: string;
};

/** The launch blockers of a content folder in display order. Throws if a file is missing or cannot be read. */
export function launchBlockersIn(folder: string, day = today()): LaunchBlocker[] {
  const company = readCompany(folder);
  const facts = [company, ...readFields(folder, ventures)];
  // The content check reports pages that are missing.
  const words = readFields(folder, { ...pages, isOptional: true });
  return [
    ...facts.flatMap(placeholderBlockers),
    ...facts.flatMap(reservedBlockers),
    ...entityBlockers(company),
    ...words.flatMap(placeholderBlockers),
    ...formBlockers(company, words),
    ...readFields(folder, legalTexts).flatMap(legalBlockers),
    ...copyrightBlockers(company, day),
    ...expiryBlockers(company, day),
  ];
}

function placeholdersOf({ values: { placeholders } }: LocatedFields): string[] {
  return Array.isArray(placeholders) ? placeholders.map(String) : [];
}

function sectionsOf({ values: { sections } }: LocatedFields): (WrittenSection | null)[] {
  return Array.isArray(sections) ? sections : [];
}

/** Reports what a file lists as placeholders: fields and, on a page, sections by their type or id, or its text. */
function placeholderBlockers(file: LocatedFields): LaunchBlocker[] {
  const { name: page, values, locationOf, textLocation } = file;
  const sections = sectionsOf(file);
  const isPage = 'sections' in values;
  return placeholdersOf(file).map((name, index): LaunchBlocker => {
    const also = `listed at ${locationOf('placeholders', index)}`;
    const kind = isPage ? 'words of pages' : 'placeholders';
    const start = isPage ? `${page}: ` : '';
    if (name in values || !isPage)
      return { kind, location: locationOf(name), what: `${start}${name}${excerptOf(values[name])}`, also };
    const at = sections.findIndex((section) => section && [section.type, sectionId(section)].includes(name));
    if (at < 0) return { kind, location: textLocation, what: `${start}${name}`, also };
    const what = `${start}section ${name}${excerptOf(sections[at]?.heading)}`;
    return { kind, location: locationOf('sections', at), what, also };
  });
}

/** The value, truncated if it is long; empty if it is not text. */
function excerptOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.length <= 60 ? `: ${value}` : `: ${value.slice(0, 50).trimEnd()} …`;
}

/** Reports facts that cannot be real but are not listed as placeholders. */
function reservedBlockers(file: LocatedFields): LaunchBlocker[] {
  const marked = placeholdersOf(file);
  return valuesIn(file.values)
    .filter(({ path, value }) => value !== nowhere && isReserved(String(path.at(-1)), String(value)))
    .filter(({ path }) => !marked.includes(String(path[0])))
    .map(({ path, value }) => ({
      kind: 'placeholders',
      location: file.locationOf(...path.map((key) => (/^\d+$/.test(String(key)) ? Number(key) : key))),
      what: `${path.join('.')}: ${value}`,
      also: 'invented or reserved for examples, though not listed under placeholders',
    }));
}

const entityFacts = {
  legalName: 'write the name of the company in the register of ASIC',
  acn: 'write its ACN, or none if the group is no company',
  licence: 'write none, AFSL and its number, or Authorised representative and the number',
};

/** Reports facts about the legal entity that are missing: none of them has a default. */
function entityBlockers({ values, locationOf }: LocatedFields): LaunchBlocker[] {
  return Object.entries(entityFacts)
    .filter(([name]) => values[name] === undefined)
    .map(([name, fix]) => ({
      kind: 'legal entity',
      location: locationOf(name),
      what: `${name}: missing: ${fix}`,
    }));
}

/** The forms, each with the type of section that shows it, its page, and what it does without an endpoint. */
const forms = [
  [
    'inquiries',
    'contact',
    '/contact',
    'the contact form waits two seconds, thanks the visitor and discards the message',
  ],
  ['subscriptions', 'newsletter', '/news-insights', 'the Subscribe button of the newsletter does nothing'],
] as const;

/** Reports shown forms without an endpoint under `delivery`, and what their notice has to say. */
function formBlockers({ values, locationOf }: LocatedFields, pages: LocatedFields[]): LaunchBlocker[] {
  const delivery = (values.delivery ?? {}) as Delivery;
  const types = new Set(pages.flatMap(sectionsOf).map((section) => section?.type));
  const isMissing = (url: string = nowhere) => url === nowhere;
  const blockers = forms
    .filter(([name, section]) => types.has(section) && isMissing(delivery[name]?.url))
    .map(([name, , location, what]): LaunchBlocker => {
      const also = `delivery.${name} is ${delivery[name] ? nowhere : 'missing'}`;
      return { kind: 'forms', location, what, also };
    });
  const delivers = forms.some(([name]) => !isMissing(delivery[name]?.url));
  if (!delivers || delivery.overseas !== undefined) return blockers;
  const what =
    'delivery.overseas: missing: write the countries of those who receive what the forms send, or none';
  return [...blockers, { kind: 'forms', location: locationOf('delivery'), what }];
}

/** Reports a legal text that no lawyer has approved. A missing `reviewed` counts as false. */
function legalBlockers({ values, locationOf }: LocatedFields): LaunchBlocker[] {
  if (values.reviewed === true) return [];
  const what = `${values.title}: reviewed is not true`;
  return [{ kind: 'legal texts', location: locationOf('reviewed'), what }];
}

/** Reports a copyright line that does not have the year of `day` (`2025-07-21`). */
function copyrightBlockers({ values, locationOf }: LocatedFields, day: string): LaunchBlocker[] {
  const [year, found] = [day.slice(0, 4), values.copyrightYear];
  if (found === undefined || String(found) === year) return [];
  const what = `copyrightYear: ${found}, but it is ${year}`;
  return [{ kind: 'copyright', location: locationOf('copyrightYear'), what }];
}

/** Reports a security.txt that expires within 30 days of `day`, or has expired. Throws if it has no date. */
function expiryBlockers({ values: { security }, locationOf }: LocatedFields, day: string): LaunchBlocker[] {
  const { expires } = (security ?? {}) as { expires?: unknown };
  const days = Math.round((Date.parse(String(expires)) - Date.parse(day)) / millisecondsPerDay);
  if (Number.isNaN(days)) throw new Error(`${locationOf('security')}: security.expires must be a date.`);
  if (days > 30) return [];
  const what = `security.txt ${days < 0 ? 'has expired' : `expires in ${days} days`}`;
  return [{ kind: 'security contact', location: locationOf('security', 'expires'), what }];
}
