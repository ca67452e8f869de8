import type { VFile } from 'vfile';
import { documentOf, fieldOf, markedFields } from '../content/document';
import { addError, addWarning } from '../content/messages';
import { didYouMean } from '../schemas/didYouMean';
import { slugPattern } from '../schemas/kinds';
import { choiceReason } from '../schemas/plainWords';
import { usesOf } from './unique';

/** Adds messages about categories, people, authors and businesses that documents name and that there are not. */
export function checkReferences(documents: readonly VFile[]) {
  const ofKind = (kind: string) =>
    documents.map(documentOf).filter(({ collection }) => collection.name === kind);
  const categories = documents
    .flatMap((file) => usesOf(file, 'categories.*.name'))
    .map(({ value }) => `${value}`);
  const people = ofKind('Person').map(({ name }) => name);
  const fullNames = new Map(ofKind('Person').map((person) => [fieldOf(person, 'name'), person.name]));
  const venturesOf = (status: unknown) =>
    ofKind('Venture')
      .filter((venture) => fieldOf(venture, 'status') === status)
      .map(({ name }) => name);
  const missingPerson = (name: string, otherwise: string) =>
    `there is no file people/${name}.md: ${didYouMean(name, people, `add it, or ${otherwise}`)}`;

  for (const file of documents) {
    const document = documentOf(file);
    // Another rule reports an unreadable list.
    for (const { text, place } of categories.length > 0 ? markedFields(document, 'isCategory') : [])
      if (text.trim() !== '' && !categories.includes(text))
        addError(file, place, `category: ${choiceReason(text, categories)}`, 'known-category');
    for (const { text, field, place, mark, marks } of markedFields(document, 'refersTo')) {
      const names = mark === 'people' ? people : venturesOf(marks.ofStatus);
      if (text.trim() === '' || names.includes(text)) continue;
      const reason =
        mark === 'people' ? missingPerson(text, 'delete the name') : choiceReason(text, names.sort());
      addError(file, place, `${field}: ${reason}`, 'known-document');
    }
    // An author has a file or, for one who writes once, a full name.
    for (const { text, field, place } of markedFields(document, 'suggests')) {
      const name = fullNames.get(text);
      if (people.includes(text)) continue;
      if (name)
        addWarning(
          file,
          place,
          `${field}: write ${name}, so that the page links to the person`,
          'known-author',
        );
      else if (slugPattern.test(text))
        addError(file, place, `${field}: ${missingPerson(text, 'write the full name')}`, 'known-author');
    }
  }
}
