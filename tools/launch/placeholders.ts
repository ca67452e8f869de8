import type { LocatedFields } from '../../lib/content/readFields';
import type { LaunchBlocker } from './report';

/** Reports the facts that a file lists as placeholders. */
export function placeholderBlockers({ values, locationOf }: LocatedFields): LaunchBlocker[] {
  return placeholdersOf(values).map((name, index) => ({
    kind: 'placeholders',
    location: locationOf(name),
    what: `${name}${excerptOf(values[name])}`,
    also: `listed at ${locationOf('placeholders', index)}`,
  }));
}

/** Names of the fields that a file lists as placeholders. */
export function placeholdersOf({ placeholders }: LocatedFields['values']): string[] {
  return Array.isArray(placeholders) ? placeholders.map(String) : [];
}

/** The value, truncated if it is long; empty if it is not text. */
export function excerptOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.length <= 60 ? `: ${value}` : `: ${value.slice(0, 50).trimEnd()} …`;
}
