import type { Point } from 'unist';
import type { VFile } from 'vfile';
import { documentOf, fieldOf } from '../content/document';
import { addError } from '../content/messages';
import { valueAt } from '../schemas/values';

/** A value of a field in a file, with its place. */
export type Use = { file: VFile; value: string | number; place: Point };

/** The next number without a use: above a given one or, without one, above all that are used. */
export function nextNumber(uses: readonly Use[], above?: number): number {
  const used = uses.map(({ value }) => Number(value)).filter(Number.isSafeInteger);
  let next = 1 + (above ?? Math.max(0, ...used));
  while (used.includes(next)) next += 1;
  return next;
}

/** The value of a field such as `inquiry.value`, or the items of its list, each with its place. */
export function usesOf(file: VFile, field: string): Use[] {
  const document = documentOf(file);
  const keys = field.split('.');
  const found = valueAt(fieldOf(document, keys[0] as string), keys.slice(1));
  const values: unknown[] = Array.isArray(found) ? found : [found];
  return values.flatMap((value, index) => {
    if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return [];
    const path = Array.isArray(found) ? [...keys, index] : keys;
    return { file, value, place: document.positionOf(path) };
  });
}

/** Adds an error at each use of a value that is used more than once, naming another use. */
export function reportShared(
  uses: readonly Use[],
  ruleId: string,
  reason: (value: Use['value'], other: string) => string,
) {
  for (const group of sharedUses(uses)) {
    for (const use of group) {
      const other = group.find((candidate) => candidate !== use) ?? use;
      addError(use.file, use.place, reason(use.value, locationOf(other)), ruleId);
    }
  }
}

/** The uses of each value that is used more than once. */
export function sharedUses(uses: readonly Use[]): Use[][] {
  const groups = new Map<Use['value'], Use[]>();
  for (const use of uses) {
    const key = typeof use.value === 'string' ? use.value.trim().toLowerCase() : use.value;
    const group = groups.get(key);
    if (group) group.push(use);
    else groups.set(key, [use]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** `path:line`, as messages about another file name it. */
export function locationOf({ file, place }: Use): string {
  return `${file.path}:${place.line}`;
}
