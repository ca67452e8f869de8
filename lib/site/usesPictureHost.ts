import { pictureHost } from '../schemas/pictures';
import { articles } from './articles';
import { publishedHtml } from './publishedHtml';

/** Whether a published document shows a picture of the image host, which then learns who visits it. */
export function usesPictureHost(): boolean {
  const texts = [...articles.map(({ image }) => image), ...publishedHtml()];
  return texts.some((text) => text.includes(`${pictureHost}/photo-`));
}
