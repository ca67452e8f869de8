import { escapedHtml } from '../markdown/escapedHtml';
import { videoDrawing } from '../markdown/videos';
import type { Article } from './articles';

type Written = Pick<Article, 'html' | 'excerpt' | 'disclaimer' | 'categorySlug'>;

/**
 * The text of an article as HTML, or its excerpt if it has none, and the disclaimer, if its category has it. Videos
 * without a picture have the drawing of the category.
 */
export function textHtml({ html, excerpt, disclaimer = '', categorySlug }: Written): string {
  const preview = `<p>${escapedHtml(excerpt)}</p><p data-preview>This is a preview article. Full content coming soon.</p>`;
  const text = html.replaceAll(`"${videoDrawing}"`, `"/drawings/article-${categorySlug}.svg"`);
  return (text || preview) + disclaimer;
}
