/** Any other year is a typo, such as 0025 or 2205. */
export const plausibleYear = /^20\d\d-/;

/** What is wrong with a value that should be a date, and what to write instead. */
export function dayReason(value: unknown): string {
  const form = 'YYYY-MM-DD, for example 2025-07-21';
  return /^\d{4}-\d{2}$/.test(String(value))
    ? `the day is missing: write ${form}`
    : `must be a date in the form ${form}: a day that exists, from 2000 on`;
}

/** Whether a text is a calendar day, as `2025-07-21`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
