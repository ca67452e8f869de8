import type { LaunchBlocker } from './blockers';
import type { LocatedFile } from './locatedFiles';

/** Facts that a file lists as placeholders: the value must be replaced, and its name taken off the list. */
export function placeholderBlockers({ values, locationOf }: LocatedFile): LaunchBlocker[] {
  return placeholdersOf(values).map((name, index) => ({
    kind: 'placeholders',
    location: locationOf(name),
    what: `${name}${excerptOf(values[name])}`,
    also: `listed: ${locationOf('placeholders', index)}`,
  }));
}

/** Names of the fields that a file lists as placeholders. */
export function placeholdersOf({ placeholders }: LocatedFile['values']): string[] {
  return Array.isArray(placeholders) ? placeholders.map(String) : [];
}

/** The value after its name, cut when it is long; empty when it is not text. */
function excerptOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.length <= 60 ? `: ${value}` : `: ${value.slice(0, 50).trimEnd()} …`;
}
