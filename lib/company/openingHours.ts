import { rule } from '../check/rule';
import { fieldOf } from '../content/document';

/** `5 pm`, `5:30 PM` or `17:30`: a number alone may be something else. */
const time = String.raw`\b\d{1,2}(?:[:.]\d\d(?: ?[ap]\.?m\b)?| ?[ap]\.?m\b)`;
const span = new RegExp(String.raw`(${time})\.? ?(?:to|until|-|–) ?(${time})`, 'gi');

/** Reports times that no clock has, and hours that end before they start, as those past midnight rightly do. */
export const openingHours = rule('fields:opening-hours', (_, file, document) => {
  const businessHours = fieldOf(document, 'businessHours');
  if (!Array.isArray(businessHours)) return;
  for (const [index, item] of businessHours.entries())
    for (const [hours, start = '', end = ''] of String(item?.hours).matchAll(span)) {
      const problem = problemOf([start, end]);
      if (problem)
        file.message(`hours: ${hours} ${problem}`, document.positionOf(['businessHours', index, 'hours']));
    }
});

function problemOf(times: readonly [start: string, end: string]): string | undefined {
  const [start, end] = times.map(minutesOf) as [number, number];
  if (Math.max(start, end) > 24 * 60) return 'has a time that no clock shows: correct it';
  if (end > start) return undefined;
  const correction = times.some((time) => /m/i.test(time)) ? 'correct it' : 'correct it or add AM and PM';
  return `ends before it starts: ${correction}, unless you are open after midnight`;
}

/** The minutes from midnight to a time; Infinity for one that no clock shows. */
function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(/[:.]|(?=[ ap])/i).map((part) => Number.parseInt(part, 10) || 0);
  const half = /([ap])\.?m/i.exec(time)?.[1];
  if (minute > 59 || (half && hour > 12)) return Number.POSITIVE_INFINITY;
  const ofDay = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  return ofDay * 60 + minute;
}
