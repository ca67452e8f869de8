import type { VFile } from 'vfile';
import { millisecondsPerDay } from '../../lib/content/buildDay';
import { formatDate } from '../../lib/content/dates.browser';
import { documentOf, fieldOf } from '../../lib/content/document';
import { isDay, isPublic, publicationOf } from '../../lib/content/publication';

/** Days before its day from which a public article is listed. */
const noticePeriod = 30;

/** A line of Markdown for each public article whose `reviewBy` is past or near on a day (`2025-07-21`), the oldest first. */
export function dueArticles(documents: readonly VFile[], day: string): string[] {
  return documents
    .flatMap((file) => {
      const document = documentOf(file);
      const [reviewBy, title] = ['reviewBy', 'title'].map((field) => String(fieldOf(document, field)));
      return reviewBy && isDay(reviewBy) && isPublic(publicationOf(document), day)
        ? [{ reviewBy, title, path: file.path }]
        : [];
    })
    .filter(({ reviewBy }) => Date.parse(reviewBy) <= Date.parse(day) + noticePeriod * millisecondsPerDay)
    .sort((a, b) => a.reviewBy.localeCompare(b.reviewBy))
    .map(({ reviewBy, title, path }) => {
      const isOverdue = reviewBy < day;
      return `${title} (\`${path}\`): ${isOverdue ? '**overdue** since' : 'due by'} ${formatDate(reviewBy, 'legal')}`;
    });
}
