const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/** What is wrong with a value that should be a calendar day, and what to write instead. */
export function dayFault(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value.trim())) return notReal(value.trim());
  const day =
    typeof value === 'string' || typeof value === 'number' ? meantDay(String(value).trim()) : undefined;
  return day
    ? `'${value}' is not in the form YYYY-MM-DD: write ${day}`
    : 'must be a day written as YYYY-MM-DD, for example 2025-07-21';
}

function notReal(value: string): string {
  const [year, month, day] = value.split('-') as [string, string, string];
  const name = months[Number(month) - 1];
  const swapped = isoDay(year, day, month);
  const form = 'a day is written as YYYY-MM-DD, for example 2025-07-21';
  if (!name) return `is not a real day: there is no month ${month}; ${swapped ? `write ${swapped}` : form}`;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  return `is not a real day: ${title} ${year} has ${last} days; ${form}`;
}

/** The day that a date in another form means, read as Australians do: day, month, year. */
function meantDay(text: string): string | undefined {
  const [, isoYear, isoMonth, isoDate] =
    /^(\d{4})[-/. ]?(\d{1,2})[-/. ]?(\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (isoYear) return isoDay(isoYear, isoMonth, isoDate);
  const [, first, second, year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? [];
  // Only a date that is impossible here is read as an American one: 07/28/2025.
  if (first) return isoDay(year, second, first) ?? isoDay(year, first, second);
  const [, day, month, longYear] =
    /^(?:[a-z]+,? )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3,9})\.?,? (\d{4})$/i.exec(text) ?? [];
  if (day) return isoDay(longYear, monthNumber(month), day);
  const [, usMonth, usDay, usYear] =
    /^(?:[a-z]+,? )?([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text) ?? [];
  return usDay ? isoDay(usYear, monthNumber(usMonth), usDay) : undefined;
}

function monthNumber(name = ''): string | undefined {
  const index = months.findIndex((month) => month.startsWith(name.toLowerCase()));
  return index < 0 ? undefined : String(index + 1);
}

/** `YYYY-MM-DD` of a real day; undefined when there is none. */
function isoDay(year = '', month = '', day = ''): string | undefined {
  const [y, m, d] = [Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day)];
  const date = new Date(Date.UTC(y, m - 1, d));
  const isReal = date.getUTCFullYear() === y && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  return isReal && y >= 1000 ? date.toISOString().slice(0, 10) : undefined;
}
