import { allLegals } from '#content';
import { articles } from '../articles/articles';
import { htmlOf, pageDocuments } from '../pages/documents';
import { pictureHost } from './schema';

/** Whether a published document shows a picture of the image host, which then learns who visits it. */
export const usesPictureHost: boolean = [
  ...articles.flatMap(({ image, html }) => [image, html]),
  ...pageDocuments.map(htmlOf),
  ...allLegals.map(({ body }) => body.html),
].some((text) => text.includes(`${pictureHost}/photo-`));
