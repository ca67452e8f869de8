import { articles } from '../articles/articles';
import { publishedHtml } from '../pages/publishedHtml';
import { pictureHost } from './schema';

/** Whether a published document shows a picture of the image host, which then learns who visits it. */
export function usesPictureHost(): boolean {
  const texts = [...articles.map(({ image }) => image), ...publishedHtml()];
  return texts.some((text) => text.includes(`${pictureHost}/photo-`));
}
