const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** The parts of a date, in Australian order where it is ambiguous. */
type Named = { year: string; month: string; day: string };

const form = 'a day is written as YYYY-MM-DD, for example 2025-07-21';

/** The years of this site: anything else is a typing error such as 0025 or 2205. */
export const plausibleYear = /^20\d\d-/;

/** What is wrong with a value that should be a calendar day, and what to write instead. */
export function dayReason(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(text) && isoDay(namedDay(text)) && !plausibleYear.test(text))
    return `the year ${text.slice(0, 4)} cannot be right: ${form}`;
  const named = namedDay(text);
  const day = named && (isoDay(named) ?? isoDay({ ...named, month: named.day, day: named.month }));
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return notReal(named as Named, day);
  if (day) return `'${value}' is not in the form YYYY-MM-DD: write ${day}`;
  return named ? notReal(named) : `must be ${form.replace('is written', 'written')}`;
}

/** With the day to write when month and day were only swapped. */
function notReal({ year, month }: Named, meant?: string): string {
  const name = months[Number(month) - 1];
  if (!name) return `is not a real day: there is no month ${month}; ${meant ? `write ${meant}` : form}`;
  const last = new Date(Date.UTC(Number(fullYear(year)), Number(month), 0)).getUTCDate();
  const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  return `is not a real day: ${title} ${fullYear(year)} has ${last} days; ${form}`;
}

/** The numbers of a date in any usual form, in Australian order: day, month, year. */
function namedDay(text: string): Named | undefined {
  const [, isoYear, isoMonth = '', isoDate = ''] =
    /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (isoYear) return { year: isoYear, month: isoMonth, day: isoDate };
  const [, first, second = '', year = ''] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? [];
  if (first) return { year, month: second, day: first };
  const [, day, month, longYear = ''] = /^(\d{1,2}) ([a-z]{3,9}) (\d{4})$/i.exec(text) ?? [];
  if (day) return withMonthName(longYear, month, day);
  const [, usMonth, usDay, usYear = ''] = /^([a-z]{3,9}) (\d{1,2}),? (\d{4})$/i.exec(text) ?? [];
  return usDay ? withMonthName(usYear, usMonth, usDay) : undefined;
}

function withMonthName(year: string, name = '', day = ''): Named | undefined {
  const index = months.findIndex((month) => month.startsWith(name.toLowerCase()));
  return index < 0 ? undefined : { year, month: String(index + 1), day };
}

function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year;
}

/** `YYYY-MM-DD` of a real day; undefined when there is none. */
function isoDay(named: Named | undefined): string | undefined {
  if (!named) return undefined;
  const [y, m, d] = [Number(fullYear(named.year)), Number(named.month), Number(named.day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  date.setUTCFullYear(y, m - 1, d);
  const isReal = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}
