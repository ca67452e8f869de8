import { buildDay } from '../../content/buildDay';
import { formatDate } from '../../content/dates.browser';
import { publicationOf, scheduledDay } from '../../content/publication';
import { rule } from '../rule';

/** Reports a publication date more than a year ahead, which may be a typing error. */
export const distantDate = rule('fields:distant-date', (_, file, document) => {
  const day = scheduledDay(publicationOf(document));
  const [year, rest] = [Number(buildDay.slice(0, 4)), buildDay.slice(4)];
  if (!day || day <= `${year + 1}${rest}`) return;
  const reason = `date: the article will be published on ${formatDate(day, 'legal')}, in more than a year: correct the year if that is not meant`;
  file.message(reason, document.positionOf(['date']));
});
