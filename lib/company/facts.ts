type Company = { name: string; address: { locality: string; region: string } };

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

export type State = keyof typeof states;

export const stateCodes = Object.keys(states) as [State, ...State[]];

/** Facts of company.yaml that sentences in YAML files can contain as `{name}`, `{suburb}` and `{state}`. */
export const facts = new Map<string, (company: Company) => string>([
  ['name', ({ name }) => name],
  ['suburb', ({ address }) => address.locality],
  ['state', ({ address }) => states[address.region as State] ?? address.region],
]);

/** A name in curly brackets. */
export const factPattern = /\{([^{}]*)\}/g;

/** The fields whose sentences can contain facts, by collection. */
export const sentenceFields = {
  Company: ['tagline', 'description', 'introduction'],
  PageList: ['title', 'description'],
  Venture: ['summary', 'description'],
} as const;

/**
 * A document, or part of one, with the facts in place of their names in its sentences. The content check reports an
 * unknown name.
 */
export function withFacts<Document extends object>(
  collection: keyof typeof sentenceFields,
  document: Document,
  company: Company,
): Document {
  const fields: readonly string[] = sentenceFields[collection];
  const fill = (text: string) =>
    text.replace(factPattern, (whole, name) => facts.get(name)?.(company) ?? whole);
  const entries = Object.entries(document).map(([name, value]) => [
    name,
    typeof value === 'string' && fields.includes(name) ? fill(value) : value,
  ]);
  return Object.fromEntries(entries);
}
