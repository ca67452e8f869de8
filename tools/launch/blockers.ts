import { today } from '../../lib/content/buildDay';
import { legalTexts } from '../../lib/content/collections/legal';
import { ventures } from '../../lib/content/collections/ventures';
import { type LocatedFields, readFields } from '../../lib/content/readFields';
import { pages } from '../collections';
import { readCompany } from '../readCompany';
import { expiryBlockers } from './expiry';
import { formBlockers } from './forms';
import { pageWordBlockers } from './pageWords';
import { placeholderBlockers } from './placeholders';
import type { LaunchBlocker } from './report';
import { unmarkedBlockers } from './reservedValues';

/** The launch blockers of a content folder in display order. Throws if a file is missing or cannot be read. */
export function launchBlockersIn(folder: string, day = today()): LaunchBlocker[] {
  const company = readCompany(folder);
  const facts = [company, ...readFields(folder, ventures)];
  const legal = readFields(folder, legalTexts);
  // The content check reports pages that are missing.
  const words = readFields(folder, { ...pages, isOptional: true });
  return [
    ...facts.flatMap(placeholderBlockers),
    ...facts.flatMap(unmarkedBlockers),
    ...entityBlockers(company),
    ...words.flatMap(pageWordBlockers),
    ...formBlockers(company, words),
    ...legal.flatMap(legalBlockers),
    ...copyrightBlockers(company, day),
    ...expiryBlockers(company, day),
  ];
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
