import { formatDate } from '../../lib/content/dates.browser';
import { articlePath } from '../../lib/urls/paths.browser';
import { absoluteUrl } from '../../lib/urls/site';
import { causeOf, fetchWithTimeout } from '../launch/fetchWithTimeout';

type Article = { slug: string; title: string; date: string };

/**
 * A line for each published article that the public sitemap lacks. `site` is where the site is served, without a trailing
 * slash. Throws if it has no sitemap.
 */
export async function missingArticles(articles: readonly Article[], site: string): Promise<string[]> {
  const response = await fetchWithTimeout(`${site}/sitemap.xml`).catch((error) => {
    throw new Error(`${site}/sitemap.xml does not answer: ${causeOf(error)}`);
  });
  if (!response.ok) throw new Error(`${site}/sitemap.xml has the status ${response.status}`);
  const sitemap = await response.text();
  return articles
    .filter(({ slug }) => !sitemap.includes(`<loc>${absoluteUrl(articlePath(slug))}</loc>`))
    .map(({ slug, title, date }) => `${title} (\`${slug}\`), of ${formatDate(date, 'legal')}`);
}
