import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../content/document';
import { addError } from '../content/messages';

/** An entry as it is written, whose fields may be missing or wrong. */
type Written = { name?: unknown; slug?: unknown };

/** Adds errors about categories that are named alike. */
export function checkCategories(lists: readonly VFile[]) {
  for (const list of lists) {
    const written = fieldOf(documentOf(list), 'categories');
    // Another rule reports an unreadable list.
    if (Array.isArray(written)) checkNames(list, written);
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
