import type { VFile } from 'vfile';
import { type ContentDocument, documentOf, fieldOf, markedFields } from '../../content/document';
import { addError } from '../../content/messages';

/** The lists whose entries can have the disclaimer. */
const lists = ['categories', 'sections'];

/** Adds errors about what categories and sections show of company.yaml and it does not have: facts, and the disclaimer. */
export function checkShownFacts(company: VFile, documents: readonly VFile[]) {
  const facts = documentOf(company);
  // Another rule reports an unreadable file.
  if (!facts.yaml?.values) return;
  // An unknown name is an error of the schema.
  const isMissing = (fact: string) =>
    fact in facts.collection.schema.shape && fieldOf(facts, fact) === undefined;
  for (const file of documents) {
    const document = documentOf(file);
    const report = (path: readonly PropertyKey[], reason: string, ruleId: string) =>
      addError(file, document.positionOf(path), reason, ruleId);
    for (const { text: fact, path } of markedFields(document, 'isFact')) {
      const reason = `fact: company.yaml has no ${fact}: add it there, or delete this row`;
      if (isMissing(fact)) report(path, reason, 'shown-fact');
    }
    if (isMissing('disclaimer'))
      for (const path of disclaimersIn(document)) report(path, noDisclaimer, 'disclaimer');
  }
}

/** The paths of the fields that show the disclaimer. */
function disclaimersIn(document: ContentDocument): PropertyKey[][] {
  return lists.flatMap((list) => {
    const entries = fieldOf(document, list);
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry, index) =>
      entry?.disclaimer === true ? [[list, index, 'disclaimer']] : [],
    );
  });
}

const noDisclaimer =
  'disclaimer: there is none: write its text after disclaimer: in company.yaml, or delete this line';
