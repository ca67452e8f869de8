import type { Obstacle } from './obstacles';
import type { PlacedFile } from './placedYaml';

/** Facts that a file itself marks as stand-ins: the value must be replaced, and its mark must go. */
export function standInObstacles({ values, placeOf }: PlacedFile): Obstacle[] {
  return marksOf(values).map((name, index) => ({
    kind: 'stand-ins',
    place: placeOf(name),
    what: `${name}${shown(values[name])}`,
    also: `its mark: ${placeOf('standIns', index)}`,
  }));
}

/** Names of the fields that a file marks as stand-ins. */
export function marksOf({ standIns }: PlacedFile['values']): string[] {
  return Array.isArray(standIns) ? standIns.map(String) : [];
}

/** A short value behind its name; longer ones are better read in the file. */
function shown(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.length <= 60 ? `: ${value}` : `: ${value.slice(0, 50).trimEnd()} …`;
}
