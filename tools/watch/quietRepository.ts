import { execFileSync } from 'node:child_process';
import { millisecondsPerDay, today } from '../../lib/content/buildDay';
import { formatDate } from '../../lib/content/dates.browser';

/** Days without a commit after which GitHub stops the schedules of a public repository, and after which somebody is told. */
const [mostQuietDays, tolerableDays] = [60, 45];

/** A line if GitHub is about to stop the schedules because nothing was committed for long. */
export function quietRepository(): string[] {
  const time = execFileSync('git', ['log', '-1', '--format=%cI'], { encoding: 'utf8', stdio: 'pipe' });
  const last = new Date(time.trim());
  if (Date.now() - last.getTime() < tolerableDays * millisecondsPerDay) return [];
  const end = new Date(last.getTime() + mostQuietDays * millisecondsPerDay);
  return [
    `The last commit is of ${written(last)}. In a public repository, the schedules stop about ${written(end)}, and with them scheduled articles and this check`,
  ];
}

function written(date: Date): string {
  return formatDate(today(date), 'legal');
}
