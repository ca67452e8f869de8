import type { Obstacle } from './obstacles';
import type { PlacedFile } from './placedYaml';

/** A legal text that no lawyer has approved. A missing `reviewed` counts as false. */
export function legalObstacles({ values, placeOf }: PlacedFile): Obstacle[] {
  if (values.reviewed === true) return [];
  return [{ kind: 'legal texts', place: placeOf('reviewed'), what: `${values.title}: reviewed is not true` }];
}
