import { businesses } from '../../lib/site/company';
import type { Page } from '../../lib/site/pages';

/** The drawing of each page that is neither an article nor a legal page. */
const drawings: Record<string, string> = {
  '/': 'plan',
  '/about': 'about',
  '/our-businesses': `business-${businesses.at(0)?.slug}`,
  '/news-insights': 'news',
  '/contact': `business-${businesses.at(-1)?.slug}`,
};

/** The name of the drawing in the Open Graph image of a page. */
export function openGraphDrawing({ path, openGraphImage }: Pick<Page, 'path' | 'openGraphImage'>): string {
  return openGraphImage?.drawing ?? drawings[path] ?? 'survey-sheet';
}
