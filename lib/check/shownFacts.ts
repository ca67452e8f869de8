import type { VFile } from 'vfile';
import { documentOf, fieldOf, markedFields } from '../content/document';
import { addError } from '../content/messages';
import { valuesIn } from '../schemas/values';

/** Adds errors about facts and the disclaimer of company.yaml that other documents show and it does not have. */
export function checkShownFacts(company: VFile, documents: readonly VFile[]) {
  const own = documentOf(company);
  // Another rule reports an unreadable file, and the schema an unknown fact.
  const isMissing = (fact: string) =>
    own.yaml?.values && fact in own.collection.schema.shape && fieldOf(own, fact) === undefined;
  for (const file of documents) {
    const document = documentOf(file);
    const shown = [
      ...markedFields(document, 'isFact').map(({ text, path }) => ({ fact: text, path })),
      ...valuesIn(document.fields).flatMap(({ path, value }) =>
        path.at(-1) === 'disclaimer' && value === true ? [{ fact: 'disclaimer', path }] : [],
      ),
    ];
    for (const { fact, path } of shown) {
      const reason = `company.yaml has no ${fact}: add it there, or delete this line`;
      if (isMissing(fact)) addError(file, document.positionOf(path), reason, 'shown-facts');
    }
  }
}
