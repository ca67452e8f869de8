const formats = {
  /** `July 21, 2025`. */
  article: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  /** `16 September 2025`. */
  legal: new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** An ISO date such as `2025-07-21` as the site displays it. Throws a RangeError for an invalid date. */
export function formatDate(date: string, format: keyof typeof formats): string {
  return formats[format].format(new Date(startOfDay(date)));
}

/** The start of an ISO date in UTC, as an ISO timestamp. */
export function startOfDay(date: string): string {
  // Without the Z, it would be the start of the day in the machine's time zone.
  return `${date}T00:00:00Z`;
}
