import type { VFile } from 'vfile';
import { documentOf } from '../content/document';
import { nearest } from '../diagnostics/didYouMean';
import { factPattern, facts, type State, stateCodes, states } from './facts';
import { type Sentence, sentencesIn } from './sentences';

type Company = {
  name?: unknown;
  url?: unknown;
  address?: Record<string, unknown> | null;
  [field: string]: unknown;
};

/**
 * Checks the sentences that can name facts about the group: adds an error about an unknown fact in curly brackets or a single
 * bracket, and warnings about repeated facts and other places. In other sentences, a fact is an error.
 */
export function checkFacts(files: readonly VFile[]) {
  const company = companyIn(files);
  const repeated = repetitions(company);
  for (const sentence of files.flatMap(sentencesIn)) {
    if (!sentence.takesFacts) {
      reportFactsWithoutEffect(sentence);
      continue;
    }
    reportUnknownFacts(sentence);
    if (sentence.isQuoted) continue;
    reportRepeatedFacts(sentence, repeated);
    if (documentOf(sentence.file).collection.name === 'Page') reportOtherPlaces(sentence, company);
  }
}

/** The fields of company.yaml; none if it cannot be read. */
export function companyIn(files: readonly VFile[]): Company {
  const file = files.find(({ data }) => data.collection?.name === 'Company');
  return (file && (documentOf(file).yaml?.values as Company | null)) ?? {};
}

function reportFactsWithoutEffect({ text, fail }: Sentence) {
  const names = [...facts.keys()];
  for (const [found, name = ''] of text.matchAll(factPattern))
    if (names.includes(name) || nearest(name, names))
      fail(found, `${found} is shown as it is, because facts are not filled in here: write the words`);
}

function reportUnknownFacts({ text, ownFacts, fail }: Sentence) {
  if (!/[{}]/.test(text)) return;
  const names = [...facts.keys(), ...ownFacts];
  const list = names.map((fact) => `{${fact}}`).join(', ');
  for (const { 1: name = '' } of text.matchAll(factPattern)) {
    if (names.includes(name)) continue;
    const found = `{${name}}`;
    const meant = nearest(name, names);
    const fix = meant ? `did you mean {${meant}}? The facts are ${list}` : `the facts are ${list}`;
    fail(found, `${found} is not a fact: ${fix}`);
  }
  // noPlaceholders reports two around a name.
  const [bracket] = /[{}]/.exec(text.replace(/\{?\{[^{}]*\}\}?/g, '')) ?? [];
  if (bracket) fail(bracket, strayBracket);
}

const strayBracket =
  'a curly bracket is only for a fact, such as {name}: delete it, or write both around the name of one';

type Repetition = { value: string; fix: string };

/** Facts of company.yaml and what to write instead of repeating them. */
function repetitions({ name, responseTime, address, phone, email, abn }: Company): Repetition[] {
  const leaveOut = 'leave it out, because pages show it where it is needed';
  const all: [value: unknown, fix: string][] = [
    [name, 'write {name}'],
    [address?.locality, 'write {suburb} if it is about the group'],
    [states[address?.region as State], 'write {state} if it is about the group'],
    [responseTime, 'write {responseTime}'],
    ...[address?.street, phone, email, abn].map((value): [unknown, string] => [value, leaveOut]),
  ];
  return all.flatMap(([value, fix]) =>
    typeof value === 'string' && value.trim() !== '' ? [{ value, fix }] : [],
  );
}

function reportRepeatedFacts({ text, warn }: Sentence, repeated: readonly Repetition[]) {
  const joined = ` ${text.replace(/\s+/g, ' ')} `;
  for (const { value, fix } of repeated) {
    if (!containsWords(joined, value.trim())) continue;
    warn(value, `'${value}' is a fact of company.yaml, which can change: ${fix}`);
  }
}

function containsWords(joined: string, words: string): boolean {
  const index = joined.indexOf(words);
  return index > 0 && !/[\p{L}\p{N}]/u.test(`${joined[index - 1]}${joined[index + words.length]}`);
}

const stateNames = [...Object.values(states), ...stateCodes].join('|');
const otherState = new RegExp(`\\b(?:${stateNames})\\b`, 'g');
const otherSuburb = new RegExp(
  `\\b(\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,3}),? (?:${stateNames}|\\{state\\})(?!\\p{L})`,
  'gu',
);

function reportOtherPlaces({ text, warn }: Sentence, { address }: Company) {
  const { locality, region } = address ?? {};
  if (!stateCodes.includes(region as State)) return;
  for (const [state] of text.matchAll(otherState)) {
    if (state === states[region as State]) continue;
    const what =
      state === region ? 'is a fact of company.yaml' : `is not the state of the address, ${region}`;
    warn(state, `'${state}' ${what}: write {state}`);
  }
  for (const [, suburb = ''] of text.matchAll(otherSuburb)) {
    if (suburb === locality) continue;
    warn(suburb, `'${suburb}' is not the suburb of the address, ${locality}: write {suburb}`);
  }
}
