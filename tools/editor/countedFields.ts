import { textKey, type Values } from './entryFile';
import { isEmpty } from './setFields';

/** How many words a minute has in a read time, between the 200 and 230 that the content check accepts. */
const pace = 215;

let highestId = 0;

/** Notes the id of an article, which no other may have. */
export function noteId({ id }: Values): void {
  if (typeof id === 'number') highestId = Math.max(highestId, id);
}

/** The values with the next free id, and with the read time of the text, where those of the names are empty. */
export function withCounted(values: Values, names: readonly string[]): Values {
  const words = String(values[textKey] ?? '').match(/[\p{L}\p{N}]\S*/gu) ?? [];
  const minutes = Math.max(1, Math.round(words.length / pace));
  const counted: Values = { id: highestId + 1, readTime: `${minutes} min read` };
  const missing = Object.entries(counted).filter(([name]) => names.includes(name) && isEmpty(values[name]));
  return { ...values, ...Object.fromEntries(missing) };
}
