const format = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Melbourne',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
});

/** The calendar day in Melbourne, where the group is, as `2025-07-21`. */
export function today(now = new Date()): string {
  const parts = format.formatToParts(now);
  return ['year', 'month', 'day'].map((type) => parts.find((part) => part.type === type)?.value).join('-');
}

/**
 * The calendar day in Melbourne of a `SOURCE_DATE_EPOCH` (seconds since 1970, see
 * https://reproducible-builds.org/specs/source-date-epoch/); without one, today. Throws if it is not a whole number.
 */
export function dayOfEpoch(seconds: string | undefined): string {
  if (!seconds) return today();
  if (!/^\d{1,11}$/.test(seconds))
    throw new Error(
      `SOURCE_DATE_EPOCH is "${seconds}": it must be the seconds since 1970, for example 1764547200 for 1 December 2025.`,
    );
  return today(new Date(Number(seconds) * 1000));
}

export const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** The day of the build, which decides what is published. */
export const buildDay = dayOfEpoch(process.env.SOURCE_DATE_EPOCH);
