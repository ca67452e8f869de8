import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../content/document';
import { addError, startOfFile } from '../diagnostics/messages';
import { sectionsIn } from '../pages/sections';

/** Adds errors about rows of sections that show a fact which company.yaml does not have. */
export function checkShownFacts(company: VFile, documents: readonly VFile[]) {
  const facts = documentOf(company);
  // Another rule reports an unreadable file.
  if (!facts.yaml?.values) return;
  for (const file of documents) {
    for (const { path, fact } of shownFacts(file)) {
      // An unknown name is an error of the schema.
      if (!(fact in facts.collection.schema.shape) || fieldOf(facts, fact) !== undefined) continue;
      const reason = `fact: company.yaml has no ${fact}: add it there, or delete this row`;
      addError(file, documentOf(file).yaml?.positionOf(path) ?? startOfFile, reason, 'shown-fact');
    }
  }
}

function shownFacts(file: VFile): { path: PropertyKey[]; fact: string }[] {
  return sectionsIn(documentOf(file)).flatMap(({ type, items }, section) =>
    type === 'facts' && Array.isArray(items)
      ? items.flatMap((item, index) =>
          typeof item?.fact === 'string'
            ? [{ path: ['sections', section, 'items', index, 'fact'], fact: item.fact }]
            : [],
        )
      : [],
  );
}
