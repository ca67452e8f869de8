import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../content/document';
import { nearest } from '../diagnostics/didYouMean';
import { addError, addWarning } from '../diagnostics/messages';
import { placeInField } from '../diagnostics/places';
import { factPattern, facts, type State, sentenceFields, stateCodes, states } from './facts';

/** A sentence of a YAML file that describes the group. */
type Sentence = {
  file: VFile;
  text: string;
  warn(words: string, reason: string): void;
  fail(words: string, reason: string): void;
};

type Company = {
  name?: unknown;
  url?: unknown;
  address?: Record<string, unknown> | null;
  [field: string]: unknown;
};

/**
 * Checks the sentences about the group in YAML files: adds an error about an unknown fact in curly brackets, and
 * warnings about repeated facts, other places, and numbers of businesses or divisions that do not match the ventures.
 */
export function checkFacts(files: readonly VFile[]) {
  const company = companyIn(files);
  const counts = countsIn(files);
  // With an error in a venture, it is unclear which of them count.
  const canCount = !files.some(
    ({ data, messages }) => data.collection?.name === 'Venture' && messages.some(({ fatal }) => fatal),
  );
  for (const sentence of files.flatMap(sentencesIn)) {
    reportUnknownFacts(sentence);
    reportRepeatedFacts(sentence, company);
    if (documentOf(sentence.file).collection.name === 'PageList') reportOtherPlaces(sentence, company);
    if (canCount) reportNumbers(sentence, counts);
  }
}

/** The fields of company.yaml; none if it cannot be read. */
export function companyIn(files: readonly VFile[]): Company {
  const file = files.find(({ data }) => data.collection?.name === 'Company');
  return (file && (documentOf(file).yaml?.values as Company | null)) ?? {};
}

function sentencesIn(file: VFile): Sentence[] {
  const { collection, yaml, lines } = documentOf(file);
  const fields = (sentenceFields as Record<string, readonly string[]>)[collection.name] ?? [];
  return (yaml?.texts ?? []).flatMap(({ path, text, place }) => {
    const field = String(path.at(-1));
    if (!fields.includes(field)) return [];
    const reportWith = (add: typeof addWarning) => (words: string, reason: string) =>
      add(file, placeInField(lines, place, words), `${field}: ${reason}`, 'facts');
    return [{ file, text, warn: reportWith(addWarning), fail: reportWith(addError) }];
  });
}

function reportUnknownFacts({ text, fail }: Sentence) {
  const names = [...facts.keys()];
  const list = names.map((fact) => `{${fact}}`).join(', ');
  for (const { 0: found, 1: name = '' } of text.matchAll(factPattern)) {
    if (names.includes(name)) continue;
    const meant = nearest(name, names);
    const fix = meant ? `did you mean {${meant}}? The facts are ${list}` : `the facts are ${list}`;
    fail(found, `${found} is not a fact: ${fix}`);
  }
}

/** Facts of company.yaml and what to write instead of repeating them. */
function repetitions({ name, address, phone, email, abn }: Company): [value: unknown, fix: string][] {
  const leaveOut = 'leave it out, because pages show it where it is needed';
  return [
    [name, 'write {name}'],
    [address?.locality, 'write {suburb}'],
    [states[address?.region as State], 'write {state}'],
    ...[address?.street, phone, email, abn].map((value): [unknown, string] => [value, leaveOut]),
  ];
}

function reportRepeatedFacts({ text, warn }: Sentence, company: Company) {
  for (const [value, fix] of repetitions(company)) {
    if (typeof value !== 'string' || value.trim() === '' || !containsWords(text, value.trim())) continue;
    warn(value, `'${value}' is a fact of company.yaml, which can change: ${fix}`);
  }
}

function containsWords(text: string, words: string): boolean {
  const joined = ` ${text.replace(/\s+/g, ' ')} `;
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

const numbers = 'zero one two three four five six seven eight nine ten'.split(' ');

/** Words between a number and its noun that do not change what is counted. */
const adjectives =
  '(?:established|operating|trading|owned|portfolio|planned|expansion|future|service|family|Australian)';

const numberOf = new RegExp(
  `\\b(${numbers.slice(1).join('|')}|\\d{1,2})((?:[\\s,]+(?:and )?${adjectives}){0,3})\\s+(business(?:es)?|compan(?:y|ies)|divisions?)\\b`,
  'gi',
);

type Counts = Record<'established' | 'planned', number>;

function countsIn(files: readonly VFile[]): Counts {
  const ventures = files.filter(({ data }) => data.collection?.name === 'Venture');
  const count = (status: string) =>
    ventures.filter((file) => fieldOf(documentOf(file), 'status') === status).length;
  return { established: count('established'), planned: count('planned') };
}

function reportNumbers({ text, warn }: Sentence, counts: Counts) {
  for (const [phrase, number = '', between = '', noun = ''] of text.matchAll(numberOf)) {
    const said = numbers.includes(number.toLowerCase())
      ? numbers.indexOf(number.toLowerCase())
      : Number(number);
    // "One business" is often any business.
    if (said === 1 && between === '') continue;
    const isPlanned = /planned|future|expansion/i.test(between) || /^division/i.test(noun);
    const status = isPlanned && !/established/i.test(between) ? 'planned' : 'established';
    if (said === counts[status]) continue;
    const kind = `${status} ${status === 'planned' ? 'divisions' : 'businesses'}`;
    const right = numbers[counts[status]] ?? counts[status];
    warn(
      phrase,
      `'${phrase.replace(/\s+/g, ' ')}' does not match the files in ventures/, which are ${right} ${kind}: change the number`,
    );
  }
}
