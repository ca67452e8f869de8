import type { VFile } from 'vfile';
import { documentOf, fieldOf, markedFields } from '../content/document';
import { addError } from '../content/messages';
import { choiceReason } from '../schemas/plainWords';

/** An entry as it is written, whose fields may be missing or wrong. */
type Written = { name?: unknown; slug?: unknown };

/** Adds errors about categories that are named alike, and about articles and sections of a category that there is not. */
export function checkCategories(lists: readonly VFile[], documents: readonly VFile[]) {
  for (const list of lists) {
    const written = fieldOf(documentOf(list), 'categories');
    // Another rule reports an unreadable list.
    if (!Array.isArray(written)) continue;
    checkNames(list, written);
    const names = written.map((entry: Written | null) => String(entry?.name));
    for (const file of documents) checkUses(file, names);
  }
}

/** The button of all articles has this name, and its icon and lists this slug. */
const all = { name: 'All', slug: 'all' };

function checkNames(list: VFile, written: readonly (Written | null)[]) {
  for (const field of ['name', 'slug'] as const) {
    const lines = new Map<string, string>([[all[field].toLowerCase(), 'the button for all articles']]);
    for (const [index, entry] of written.entries()) {
      const value = entry?.[field];
      if (typeof value !== 'string') continue;
      const key = value.trim().toLowerCase();
      const place = documentOf(list).positionOf(['categories', index, field]);
      const other = lines.get(key);
      const reason = `${field}: '${value}' is also the ${field} of ${other}: change one of the two`;
      if (other) addError(list, place, reason, 'unique-category');
      else lines.set(key, `the category on line ${place.line}`);
    }
  }
}

/** Adds an error for each category that a document names and that is not in the list. */
function checkUses(file: VFile, names: readonly string[]) {
  for (const { text, place } of markedFields(documentOf(file), 'isCategory'))
    if (text.trim() !== '' && !names.includes(text))
      addError(file, place, `category: ${choiceReason(text, names)}`, 'known-category');
}
