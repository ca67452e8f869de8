import { type Extension, Feed } from 'feed';
import { startOfDay } from '../content/dates.browser';
import { escapedHtml } from '../markdown/escapedHtml';
import { feedHtml } from '../markdown/feedHtml';
import { articlePath, categoryPath, feedPath } from '../schemas/paths.browser';
import { pictureSources } from '../schemas/pictureSources.browser';
import { type Article, articles } from './articles';
import { categories } from './categories';
import { company } from './company';
import { matching } from './filter.browser';
import { requiredPage } from './pages';
import { htmlWithPictures, pictureOf } from './pictures';
import { absoluteUrl } from './siteUrl';
import { lastChange } from './summaries';

const news = requiredPage('news-insights');

/**
 * What a feed is about: all articles, or those of a category by its slug or a former one. Throws if there is no such
 * category.
 */
function sourceOf(slug?: string) {
  if (slug === undefined)
    return {
      title: `${news.title} | ${company.name}`,
      description: news.description,
      path: news.path,
      articles,
      feed: feedPath,
    };
  const category = categories.find((each) => each.slug === slug || each.aliases?.includes(slug));
  if (!category) throw new Error(`There is no category ${slug}.`);
  const path = categoryPath(category.slug);
  return {
    title: `${category.name} | ${company.name}`,
    description: category.description,
    path,
    articles: matching(category.name, articles),
    feed: path + feedPath,
  };
}

/** Feed readers poll every hour: a feed with all articles could be megabytes. */
const feedLength = 24;

/** The newest articles, of a category or of all, with their full text, as RSS 2.0. */
export function rssFeed(category?: string): string {
  const source = sourceOf(category);
  const { title, description, path } = source;
  const feed = new Feed({
    title,
    description,
    id: absoluteUrl(path),
    link: absoluteUrl(path),
    feedLinks: { rss: absoluteUrl(source.feed) },
    language: 'en-AU',
    copyright: `© ${company.copyrightYear} ${company.name}`,
    // The library's default is the time of the build, which would make every build different.
    updated: new Date(startOfDay(lastChange(source.articles) ?? `${company.copyrightYear}-01-01`)),
    generator: false,
  });
  for (const article of source.articles.slice(0, feedLength)) {
    feed.addItem({
      // RSS has HTML in both. The library only escapes the first `]]>` of a text, so a second one would end its CDATA section.
      title: escapedHtml(article.title),
      id: urlOf(article),
      link: urlOf(article),
      description: escapedHtml(article.excerpt),
      content: contentOf(article),
      date: new Date(startOfDay(article.date)),
      category: [{ name: article.category }],
      extensions: extensionsOf(article),
    });
  }
  return feed.rss2();
}

/** What RSS has no elements for. Its own author is an e-mail address. */
function extensionsOf({ authors = [], updated }: Article): Extension[] {
  // The library writes an element for each item of a list, which its type leaves out.
  const creators = authors.map(({ name }) => ({ _text: name })) as unknown as Extension['objects'];
  return [
    ...(authors.length > 0 ? [{ name: 'dc:creator', objects: creators }] : []),
    ...(updated ? [{ name: 'atom:updated', objects: { _text: startOfDay(updated) } }] : []),
  ];
}

function urlOf({ slug }: Article): string {
  return absoluteUrl(articlePath(slug));
}

function contentOf(article: Article): string {
  const text = feedHtml(htmlWithPictures(article.html), urlOf(article));
  const disclaimer = feedHtml(article.disclaimer ?? '', urlOf(article));
  return figureOf(article) + (text || `<p>${escapedHtml(article.excerpt)}</p>`) + disclaimer;
}

/** The article's picture, if it is one of our own: a feed reader's request for it reaches nobody else. */
function figureOf({ image, focus, imageAlt, imageCredit }: Article): string {
  const picture = pictureOf({ image, focus });
  if (!picture) return '';
  const { src, width, height } = pictureSources(picture);
  const img = `<img src="${absoluteUrl(src)}" alt="${escapedHtml(imageAlt)}" width="${width}" height="${height}">`;
  return `<figure>${img}${imageCredit ? `<figcaption>${escapedHtml(imageCredit)}</figcaption>` : ''}</figure>`;
}
