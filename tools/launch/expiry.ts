import { millisecondsPerDay } from '../../lib/content/buildDay';
import type { LocatedFields } from '../../lib/content/readFields';
import type { LaunchBlocker } from './report';

/** Days before the expiry from which security.txt must be renewed. */
const noticePeriod = 30;

/**
 * Reports a security.txt that has expired or expires within 30 days of `day` (`2025-07-21`). Throws if it has no date.
 */
export function expiryBlockers(
  { values: { security }, locationOf }: LocatedFields,
  day: string,
): LaunchBlocker[] {
  const { expires } = (security ?? {}) as { expires?: unknown };
  const expiry = Date.parse(String(expires));
  if (Number.isNaN(expiry)) throw new Error(`${locationOf('security')}: security.expires must be a date.`);
  const days = Math.round((expiry - Date.parse(day)) / millisecondsPerDay);
  if (days > noticePeriod) return [];
  const when = days < 0 ? 'has expired' : `expires in ${days} ${days === 1 ? 'day' : 'days'}`;
  return [
    {
      kind: 'security contact',
      location: locationOf('security', 'expires'),
      what: `security.txt ${when}`,
    },
  ];
}
