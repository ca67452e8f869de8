import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../content/document';
import { nearest } from '../diagnostics/didYouMean';
import { addError, addWarning } from '../diagnostics/messages';
import { placeInField, placeInText } from '../diagnostics/places';
import { schemaAt } from '../fields/schemaAt';
import { nodesOfType } from '../text/nodes';
import { factPattern, facts, type State, stateCodes, states } from './facts';

/** A sentence that can contain facts about the group. */
type Sentence = {
  file: VFile;
  text: string;
  /** Names in curly brackets that have a meaning in this field alone. */
  ownFacts: readonly string[];
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
 * Checks the sentences about the group in YAML: adds an error about an unknown fact in curly brackets, and warnings
 * about repeated facts, other places, and sentences that count or list ventures of which one or none is left.
 */
export function checkFacts(files: readonly VFile[]) {
  const company = companyIn(files);
  const ventures = files.filter(({ data }) => data.collection?.name === 'Venture');
  // With an error in a venture, it is unclear which of them count.
  const canCount = !ventures.some(({ messages }) => messages.some(({ fatal }) => fatal));
  for (const sentence of files.flatMap(sentencesIn)) {
    reportUnknownFacts(sentence);
    reportRepeatedFacts(sentence, company);
    if (documentOf(sentence.file).collection.name === 'Page') reportOtherPlaces(sentence, company);
    if (canCount) reportFewVentures(sentence, ventures);
  }
}

/** The fields of company.yaml; none if it cannot be read. */
export function companyIn(files: readonly VFile[]): Company {
  const file = files.find(({ data }) => data.collection?.name === 'Company');
  return (file && (documentOf(file).yaml?.values as Company | null)) ?? {};
}

function sentencesIn(file: VFile): Sentence[] {
  const { collection, yaml, lines, tree } = documentOf(file);
  const sentence = (
    text: string,
    subject: string,
    placeOf: (words: string) => Point,
    ownFacts: readonly string[] = [],
  ): Sentence => {
    const reportWith = (add: typeof addWarning) => (words: string, reason: string) =>
      add(file, placeOf(words), `${subject}: ${reason}`, 'facts');
    return { file, text, ownFacts, warn: reportWith(addWarning), fail: reportWith(addError) };
  };
  const inFields = (yaml?.texts ?? []).flatMap(({ path, text, place }) => {
    const field = String(path.findLast((key) => typeof key === 'string'));
    if (!collection.sentences?.includes(field)) return [];
    const schema = schemaAt(collection.schema, yaml?.values, path);
    const ownFacts = schema?.meta()?.ownFacts;
    return [sentence(text, field, (words) => placeInField(lines, place, words), ownFacts)];
  });
  if (!collection.sentences || !tree) return inFields;
  const inText = nodesOfType(tree, 'text').map((node) =>
    sentence(node.value, 'the text', (words) => placeInText(lines, node, node.value.indexOf(words), words)),
  );
  return [...inFields, ...inText];
}

function reportUnknownFacts({ text, ownFacts, fail }: Sentence) {
  const names = [...facts.keys(), ...ownFacts];
  const list = names.map((fact) => `{${fact}}`).join(', ');
  for (const { 1: name = '' } of text.matchAll(factPattern)) {
    if (names.includes(name)) continue;
    const found = `{${name}}`;
    const meant = nearest(name, names);
    const fix = meant ? `did you mean {${meant}}? The facts are ${list}` : `the facts are ${list}`;
    fail(found, `${found} is not a fact: ${fix}`);
  }
}

/** Facts of company.yaml and what to write instead of repeating them. */
function repetitions({
  name,
  responseTime,
  address,
  phone,
  email,
  abn,
}: Company): [value: unknown, fix: string][] {
  const leaveOut = 'leave it out, because pages show it where it is needed';
  return [
    [name, 'write {name}'],
    [address?.locality, 'write {suburb}'],
    [states[address?.region as State], 'write {state}'],
    [responseTime, 'write {responseTime}'],
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

/** Facts that count or list the ventures of a status. */
const counted: Readonly<Record<string, { status: string; isNumber: boolean }>> = {
  businessCount: { status: 'established', isNumber: true },
  businesses: { status: 'established', isNumber: false },
  divisionCount: { status: 'planned', isNumber: true },
  divisions: { status: 'planned', isNumber: false },
};

/** Sentences about several ventures need other words when one or none is left. */
function reportFewVentures({ text, warn }: Sentence, files: readonly VFile[]) {
  for (const { 1: name = '' } of text.matchAll(factPattern)) {
    const { status, isNumber } = counted[name] ?? {};
    if (!status) continue;
    const left = files.filter((file) => fieldOf(documentOf(file), 'status') === status).length;
    if (left > 1) continue;
    const what = isNumber
      ? `is ${left === 1 ? 'one' : 'zero'} now`
      : `lists ${left === 1 ? 'one name' : 'no names'} now`;
    const fix =
      left === 1 ? 'write the sentence for one, without it' : 'write or leave out the sentence, without it';
    warn(`{${name}}`, `{${name}} ${what}: ${fix}`);
  }
}
