import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../../content/document';
import { addError } from '../../content/messages';
import { didYouMean } from '../../schemas/didYouMean';
import { cardStatus } from '../../schemas/venture';
import { usesOf } from '../uses';

/** Adds an error for each article whose business has no file or is not established. */
export function checkBusinesses(ventures: readonly VFile[], documents: readonly VFile[]) {
  const statuses = new Map(
    ventures.map(documentOf).map((venture) => [venture.name, fieldOf(venture, 'status')]),
  );
  const established = [...statuses.keys()].filter((name) => statuses.get(name) === cardStatus).sort();
  for (const { file, value, place } of documents.flatMap((document) => usesOf(document, 'business'))) {
    const reason = reasonFor(String(value), statuses, established);
    if (reason) addError(file, place, `business: ${reason}`, 'known-business');
  }
}

function reasonFor(name: string, statuses: ReadonlyMap<string, unknown>, established: readonly string[]) {
  const list =
    established.length > 0 ? `write one of ${established.join(', ')}, or delete the line` : 'delete the line';
  if (statuses.get(name) === 'planned')
    return `${name} is planned, and a card needs an established one: ${list}`;
  if (statuses.has(name)) return undefined;
  return `there is no file ventures/${name}.yaml: ${didYouMean(name, established, list)}`;
}
