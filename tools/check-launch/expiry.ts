import type { Obstacle } from './obstacles';
import type { PlacedFile } from './placedYaml';

/** Days before its end in which security.txt must be renewed. */
const notice = 30;

/** A security.txt that ends within 30 days of `day` (`2025-07-21`) or has ended. Throws when it has no end. */
export function expiryObstacles({ values: { security }, placeOf }: PlacedFile, day: string): Obstacle[] {
  const { expires } = (security ?? {}) as { expires?: unknown };
  const end = Date.parse(String(expires));
  if (Number.isNaN(end)) throw new Error(`${placeOf('security')}: security.expires must be a day.`);
  const left = Math.round((end - Date.parse(day)) / (24 * 60 * 60 * 1000));
  if (left > notice) return [];
  const when = left < 0 ? 'has ended' : `ends in ${left} ${left === 1 ? 'day' : 'days'}`;
  return [{ kind: 'security contact', place: placeOf('security', 'expires'), what: `security.txt ${when}` }];
}
