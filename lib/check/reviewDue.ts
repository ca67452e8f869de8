import { buildDay } from '../content/buildDay';
import { fieldOf } from '../content/document';
import { isPublic, publicationOf } from '../content/publication';
import { isDay } from '../schemas/isoDay';
import { rule } from './rule';

/** Reports a public article whose `reviewBy` has come. */
export const reviewDue = rule('fields:review-due', (_, file, document) => {
  const reviewBy = String(fieldOf(document, 'reviewBy'));
  if (!isDay(reviewBy) || reviewBy > buildDay || !isPublic(publicationOf(document))) return;
  const reason = 'reviewBy: has come: read the article again, correct what has changed, and write a new day';
  file.message(reason, document.positionOf(['reviewBy']));
});
