import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf, fieldOf } from '../content/document';

const time = String.raw`(\d{1,2})(?:[:.]([0-5]\d))? ?([ap])\.?m`;
const span = new RegExp(String.raw`${time}\.? ?(?:to|until|-|–) ?${time}`, 'gi');

/** Reports hours that end before they start, as those past midnight rightly do. */
export const openingHours = lintRule<Root>('fields:opening-hours', (_, file) => {
  const document = documentOf(file);
  const businessHours = fieldOf(document, 'businessHours');
  if (!Array.isArray(businessHours)) return;
  for (const [index, item] of businessHours.entries())
    for (const [hours, ...times] of String(item?.hours).matchAll(span)) {
      if (minutesOf(times.slice(3)) > minutesOf(times.slice(0, 3))) continue;
      file.message(
        `hours: ${hours} ends before it starts: correct it, unless you are open after midnight`,
        document.yaml?.positionOf(['businessHours', index, 'hours']),
      );
    }
});

/** The minutes from midnight to a time in the parts of `span`. */
function minutesOf([hour = '', minute = '0', half = '']: (string | undefined)[]): number {
  return (Number(hour) % 12) * 60 + Number(minute) + (/p/i.test(half) ? 720 : 0);
}
