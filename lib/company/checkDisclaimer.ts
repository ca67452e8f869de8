import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../content/document';
import { addError, startOfFile } from '../diagnostics/messages';

/** The lists whose entries can have the disclaimer. */
const lists = ['categories', 'sections'];

/** Adds errors about categories and sections that are to have a disclaimer which company.yaml does not have. */
export function checkDisclaimer(company: VFile, documents: readonly VFile[]) {
  const { yaml } = documentOf(company);
  // Another rule reports an unreadable file.
  if (!yaml?.values || fieldOf(documentOf(company), 'disclaimer') !== undefined) return;
  for (const file of documents) for (const list of lists) checkEntries(file, list);
}

function checkEntries(file: VFile, list: string) {
  const document = documentOf(file);
  const entries = fieldOf(document, list);
  if (!Array.isArray(entries)) return;
  for (const [index, entry] of entries.entries()) {
    if (entry?.disclaimer !== true) continue;
    const place = document.yaml?.positionOf([list, index, 'disclaimer']) ?? startOfFile;
    addError(file, place, reason, 'disclaimer');
  }
}

const reason =
  'disclaimer: there is none: write its text after disclaimer: in company.yaml, or delete this line';
