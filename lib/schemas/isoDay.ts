import { z } from 'zod';

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

type DateParts = { year: string; month: string; day: string };

const form = 'YYYY-MM-DD, for example 2025-07-21';

/** Any other year is a typo, such as 0025 or 2205. */
export const plausibleYear = /^20\d\d-/;

/** What is wrong with a value that should be a date, and what to write instead. */
export function dayReason(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(parseDate(text)) && !plausibleYear.test(text))
    return `the year ${text.slice(0, 4)} must be a typo: write ${form}`;
  const parts = parseDate(text);
  const day = parts && (isoDay(parts) ?? isoDay({ ...parts, month: parts.day, day: parts.month }));
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !isoDay(parts)) return notReal(parts as DateParts, day);
  if (day) return `'${value}' is not in the form YYYY-MM-DD: write ${day}`;
  return parts ? notReal(parts) : `must be a date in the form ${form}`;
}

/** `meant` is the date with month and day swapped, if that one exists. */
function notReal({ year, month }: DateParts, meant?: string): string {
  const name = months[Number(month) - 1];
  if (!name) return `is not a real date, there is no month ${month}: write ${meant ?? form}`;
  const last = new Date(Date.UTC(Number(fullYear(year)), Number(month), 0)).getUTCDate();
  return `is not a real date, ${name} ${fullYear(year)} has ${last} days: write ${form}`;
}

/** The parts of a date in any common form; an ambiguous one is read as day, month, year, as in Australia. */
function parseDate(written: string): DateParts | undefined {
  const text = written
    // The hyphens and dashes of word processors, the weekday and the ending of "1st".
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]* /i, '')
    .replace(/(?<=\d)(?:st|nd|rd|th)\b(?: of)?/i, '');
  const [, isoYear, isoMonth = '', isoDate = ''] =
    /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (isoYear) return { year: isoYear, month: isoMonth, day: isoDate };
  const [, first, second = '', year = ''] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? [];
  if (first) return { year, month: second, day: first };
  const [, day, month, writtenYear = ''] =
    /^(\d{1,2})[ -]([a-z]{3,9})[.,]*[ -](\d{4}|\d{2})$/i.exec(text) ?? [];
  if (day) return withMonthName(writtenYear, month, day);
  const [, usMonth, usDay, usYear = ''] = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i.exec(text) ?? [];
  return usDay ? withMonthName(usYear, usMonth, usDay) : undefined;
}

function withMonthName(year: string, name = '', day = ''): DateParts | undefined {
  const index = months.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase()));
  return index < 0 ? undefined : { year, month: String(index + 1), day };
}

function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year;
}

/** `YYYY-MM-DD`; undefined if the date does not exist. */
function isoDay(parts: DateParts | undefined): string | undefined {
  if (!parts) return undefined;
  const day = [fullYear(parts.year), parts.month.padStart(2, '0'), parts.day.padStart(2, '0')].join('-');
  return z.regexes.date.test(day) ? day : undefined;
}

/** Whether a text is a calendar day, as `2025-07-21`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
