const american = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const australian = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** An ISO day as articles show it: `2025-07-21` gives `July 21, 2025`, in every time zone. */
export function articleDate(isoDay: string): string {
  return american.format(utc(isoDay));
}

/** An ISO day as legal pages show it: `2025-09-16` gives `16 September 2025`, in every time zone. */
export function legalDate(isoDay: string): string {
  return australian.format(utc(isoDay));
}

function utc(isoDay: string): Date {
  // Without the Z the day would be read in the machine's zone and could shift by one.
  return new Date(`${isoDay.slice(0, 10)}T00:00:00Z`);
}
