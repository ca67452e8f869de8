import { Feed } from 'feed';
import { articles } from './articles';
import { company } from './company';
import { companyPage } from './pages';
import { absoluteUrl, siteUrl } from './site';
import { articlePath, feedPaths, sharePicturePath } from './urls';

/** All articles with their full text, newest first, for RSS 2.0 and JSON Feed. Dated by the articles alone. */
export function articleFeed(): Feed {
  const { title, description } = companyPage('/news-insights');
  const feed = new Feed({
    title: `${title} | ${company.name}`,
    description,
    id: absoluteUrl('/news-insights'),
    link: absoluteUrl('/news-insights'),
    feedLinks: { rss: absoluteUrl(feedPaths.rss), json: absoluteUrl(feedPaths.json) },
    language: 'en-AU',
    favicon: absoluteUrl('/icons/icon-192.png'),
    copyright: `© ${company.copyrightYear} ${company.name}`,
    updated: articles[0] && midnight(articles[0].date),
    generator: false,
  });
  for (const { slug, title, excerpt, html, date, category } of articles) {
    const url = absoluteUrl(articlePath(slug));
    feed.addItem({
      title,
      id: url,
      link: url,
      description: excerpt,
      content: withAbsoluteLinks(html) || `<p>${excerpt}</p>`,
      date: midnight(date),
      category: [{ name: category }],
      image: absoluteUrl(sharePicturePath(articlePath(slug))),
    });
  }
  return feed;
}

/** Feed readers show the text on their own site: links within this one need its address. */
function withAbsoluteLinks(html: string): string {
  return html.replaceAll('href="/', `href="${siteUrl}/`);
}

function midnight(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00Z`);
}
