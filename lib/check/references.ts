import type { VFile } from 'vfile';
import { type ContentDocument, documentOf, fieldOf, markedFields } from '../content/document';
import { addError, addWarning } from '../content/messages';
import { didYouMean } from '../schemas/didYouMean';
import { slugPattern } from '../schemas/kinds';
import { choiceReason } from '../schemas/plainWords';
import { slugOf } from '../schemas/slug';
import { cardStatus } from '../schemas/venture';
import { authorUses } from './unusedPeople';

/** The documents to which others refer, by the names of their files. */
type Known = ReadonlyMap<string, ContentDocument>;

/** Adds messages about categories, people, authors and businesses that documents name and that there are not. */
export function checkReferences(documents: readonly VFile[]) {
  const known = (kind: string): Known =>
    new Map(
      documents
        .map(documentOf)
        .filter(({ collection }) => collection.name === kind)
        .map((document) => [document.name, document]),
    );
  const people = known('Person');
  const ventures = known('Venture');
  const lists = [...known('CategoryList').values()].map((list) => fieldOf(list, 'categories'));
  for (const file of documents) {
    // Another rule reports an unreadable list.
    for (const list of lists) if (Array.isArray(list)) checkCategories(file, list);
    checkNames(file, people, ventures);
    checkAuthors(file, people);
  }
}

function checkCategories(file: VFile, list: readonly ({ name?: unknown } | null)[]) {
  const names = list.map((entry) => String(entry?.name));
  for (const { text, place } of markedFields(documentOf(file), 'isCategory'))
    if (text.trim() !== '' && !names.includes(text))
      addError(file, place, `category: ${choiceReason(text, names)}`, 'known-category');
}

function checkNames(file: VFile, people: Known, ventures: Known) {
  const document = documentOf(file);
  for (const { text, path, mark } of markedFields(document, 'refersTo')) {
    if (text.trim() === '') continue;
    const isItem = typeof path.at(-1) === 'number';
    const reason =
      mark === 'ventures'
        ? businessReason(text, ventures)
        : personReason(text, people, `add it, or delete the ${isItem ? 'name' : 'line'}`);
    const ruleId = mark === 'ventures' ? 'known-business' : 'known-person';
    const field = String(path.at(isItem ? -2 : -1));
    if (reason) addError(file, document.positionOf(path), `${field}: ${reason}`, ruleId);
  }
}

/** An author has a file or, for one who writes once, a full name. */
function checkAuthors(document: VFile, people: Known) {
  const fullNames = new Map([...people].map(([name, person]) => [fieldOf(person, 'name'), name]));
  for (const { file, value, place, field } of authorUses(document)) {
    const author = String(value);
    const slug = fullNames.get(author);
    if (slug && !people.has(author)) {
      const shown = field === 'author' ? 'the link and the role' : 'the link';
      addWarning(file, place, `${field}: write ${slug}, so that the page shows ${shown} too`, 'known-author');
    } else if (people.has(fileNameOf(author)) || slugPattern.test(author)) {
      const reason = personReason(author, people, 'add it, or write the full name, for example Jane Doe');
      if (reason) addError(file, place, `${field}: ${reason}`, 'known-author');
    }
  }
}

/** What to write in place of a person who has no file, or what `otherwise` says if no file has a similar name. */
function personReason(text: string, people: Known, otherwise: string): string | undefined {
  const name = fileNameOf(text);
  if (people.has(text)) return undefined;
  if (people.has(name)) return `write ${name}`;
  return `there is no file people/${name}.md: ${didYouMean(name, [...people.keys()], otherwise)}`;
}

/** The name of the file that a person named in any spelling would have, without .md. */
function fileNameOf(text: string): string {
  return slugOf(text.replace(/\.md$/i, ''));
}

/** What is wrong with a business that an article names, which is established. */
function businessReason(name: string, ventures: Known): string | undefined {
  const statusOf = (venture?: ContentDocument) => venture && fieldOf(venture, 'status');
  const established = [...ventures.keys()].filter((key) => statusOf(ventures.get(key)) === cardStatus).sort();
  const list =
    established.length > 0 ? `write one of ${established.join(', ')}, or delete the line` : 'delete the line';
  if (statusOf(ventures.get(name)) === 'planned')
    return `${name} is planned, and a card needs an established one: ${list}`;
  if (ventures.has(name)) return undefined;
  return `there is no file ventures/${name}.yaml: ${didYouMean(name, established, list)}`;
}
