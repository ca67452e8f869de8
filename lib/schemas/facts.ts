/** What sentences can name of the group. */
export type Group = {
  company: { name: string; responseTime: string; address: { locality: string; region: string } };
  /** In display order. */
  ventures: readonly { name: string; status: string }[];
};

/** The group in compiled content, with all that it says of the company and its ventures. */
export function groupOf<Company, Venture extends { order: number }>(content: {
  company: Company;
  allVentures: readonly Venture[];
}) {
  const { company, allVentures } = content;
  return { company, ventures: allVentures.toSorted((a, b) => a.order - b.order) };
}

/** The states and territories by their abbreviations. */
export const states = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
};

type State = keyof typeof states;

export const stateCodes = Object.keys(states) as [State, ...State[]];

const numbers = 'no one two three four five six seven eight nine ten'.split(' ');

type VentureFact = { status: string; isNumber: boolean };

/** Facts that count the ventures of a status, or list their names. */
const ventureFacts: ReadonlyMap<string, VentureFact> = new Map([
  ['businesses', { status: 'established', isNumber: false }],
  ['divisions', { status: 'planned', isNumber: false }],
  ['businessCount', { status: 'established', isNumber: true }],
  ['divisionCount', { status: 'planned', isNumber: true }],
]);

/** Facts about the group that sentences in YAML, pages and legal texts can contain as `{name}`, `{suburb}` and so on. */
export const facts: ReadonlyMap<string, (group: Group) => string> = new Map<string, (group: Group) => string>(
  [
    ['name', ({ company }) => company.name],
    ['suburb', ({ company }) => company.address.locality],
    ['state', ({ company }) => states[company.address.region as State] ?? company.address.region],
    ['responseTime', ({ company }) => company.responseTime],
    ...[...ventureFacts].map(([name, fact]) => [name, (group: Group) => aboutVentures(group, fact)] as const),
  ],
);

function aboutVentures({ ventures }: Group, { status, isNumber }: VentureFact): string {
  const names = ventures.filter((venture) => venture.status === status).map(({ name }) => name);
  if (isNumber) return numbers[names.length] ?? String(names.length);
  return new Intl.ListFormat('en-AU').format(names);
}

/** A name in curly brackets. */
export const factPattern = /\{([^{}]*)\}/g;

/** The end of what comes before a sentence, in HTML too: the sentence can start with a link or bold words. */
const beforeSentence = /(?:^|<(?:p|li|t[dh]|h[1-6])\b[^>]*>|[.!?]["”’)]?\s)\s*(?:<(?:a|strong|em)\b[^>]*>)*$/;

/** Facts that have a capital at the start of a sentence. The others are names, which keep their spelling. */
const capitalised: ReadonlySet<string> = new Set(['responseTime', 'businessCount', 'divisionCount']);

/**
 * A sentence with the facts in place of their names, and a number at its start with a capital. The content check reports
 * an unknown name. `escaped` makes a fact safe where the text goes, such as HTML.
 */
export function withFacts(text: string, group: Group, escaped = (fact: string) => fact): string {
  return text.replace(factPattern, (whole, name: string, index: number) => {
    const fact = facts.get(name)?.(group);
    if (fact === undefined) return whole;
    const hasCapital = capitalised.has(name) && beforeSentence.test(text.slice(0, index));
    return escaped(hasCapital ? fact.charAt(0).toUpperCase() + fact.slice(1) : fact);
  });
}
