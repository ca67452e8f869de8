import { formatMessage } from '../../../lib/check/messages';
import { formatDate } from '../../../lib/dates';
import { gone } from '../../../lib/schema/redirects';
import { articlePath } from '../../../lib/schema/urls';
import type { ReportedArticle } from './articles';
import { BeforeAfter, summaryOf } from './before-after/BeforeAfter';
import type { SiteChanges } from './before-after/compareSites';
import type { Export } from './export';
import { UrlChangeList } from './UrlChangeList';
import type { UrlChanges } from './urlChanges';

/** An article with the parts of the site that show it, as self-contained HTML. */
export type ShownArticle = ReportedArticle & { card?: string; openView?: string; openGraphImage?: string };

type RemovedArticle = {
  path: string;
  /** The article or path that its URL redirects to, or `gone`. */
  successor?: string;
  /** Whether its URL was public and no longer works. */
  isLost: boolean;
};

type Props = {
  articles: readonly ShownArticle[];
  removed: readonly RemovedArticle[];
  urls?: UrlChanges;
  since?: string;
  /** The pages before and after, if they were compared. */
  pages?: SiteChanges;
  site: Pick<Export, 'name' | 'url'>;
};

export function Report({ articles, removed, urls, since, pages, site }: Props) {
  const count = `${articles.length || 'No'} ${articles.length === 1 ? 'article' : 'articles'}`;
  return (
    <main>
      <h1>Content report</h1>
      <p>
        {count} {since ? `changed since ${since}` : 'in all'}. The category’s drawing replaces photographs of
        the image host, so that this page makes no requests.
      </p>
      {articles.length + (pages ? 1 : 0) > 1 && (
        <ul className="contents">
          {pages && (
            <li>
              <a href="#pages">Pages before and after</a>: {summaryOf(pages)}
            </li>
          )}
          {articles.map(({ slug, summary, path }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{summary?.title ?? path}</a>
            </li>
          ))}
        </ul>
      )}
      {pages ? (
        <BeforeAfter changes={pages} />
      ) : (
        <p className="note">The pages were not compared, because there is no earlier site (--before).</p>
      )}
      {removed.length > 0 && <Removed removed={removed} />}
      {urls && <UrlChangeList changes={urls} />}
      {articles.map((article) => (
        <Article key={article.slug} article={article} site={site} />
      ))}
    </main>
  );
}

function Removed({ removed }: Pick<Props, 'removed'>) {
  return (
    <section>
      <h2>Removed</h2>
      <ul className="diagnostics">
        {removed.map((article) => (
          <li key={article.path}>
            {article.path}: {consequence(article)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function consequence({ successor, isLost }: RemovedArticle): string {
  if (successor === gone) return 'its URL is gone for good';
  if (successor) return `its URL redirects to ${successor}`;
  return isLost ? 'its URL no longer works, see Redirects below' : 'it was not public';
}

type ArticleProps = { article: ShownArticle; site: Props['site'] };

function Article({ article, site }: ArticleProps) {
  const { path, slug, summary, card, openView, openGraphImage } = article;
  return (
    <section id={slug} className="article">
      <h2>{summary?.title ?? slug}</h2>
      <p className="note">
        {path}
        {summary?.draft && ', a draft: not on the site yet'}
        {summary?.scheduled && `, will be published on ${formatDate(summary.date, 'legal')}`}
      </p>
      <h3>Content check</h3>
      <Diagnostics article={article} />
      <h3>For you to judge</h3>
      <ul className="judgements">
        {article.judgements.map((judgement) => (
          <li key={judgement}>{judgement}</li>
        ))}
      </ul>
      {summary ? (
        <>
          <div className="pair">
            <div>
              <h3>Card</h3>
              <Piece html={card} />
            </div>
            <div>
              <h3>Open Graph image</h3>
              {openGraphImage ? (
                // biome-ignore lint/performance/noImgElement: the picture is a data URL
                <img
                  src={openGraphImage}
                  width={1200}
                  height={630}
                  alt={`${summary.title}, as a shared link shows it`}
                />
              ) : (
                <p className="note">
                  There is none yet.{' '}
                  {summary.draft || summary.scheduled
                    ? 'Only published articles have one.'
                    : 'The site in out/ is older than this article. Run "npm run build", then create the report again.'}
                </p>
              )}
              <h3>Photograph</h3>
              <p className="note">
                {summary.image.startsWith('https:') ? (
                  <a href={summary.image}>{summary.image}</a>
                ) : (
                  summary.image
                )}
                <br />
                Alternative text: {summary.imageAlt}
              </p>
              <h3>Search result</h3>
              <SearchResult summary={summary} site={site} />
            </div>
          </div>
          <h3>Open view</h3>
          {openView ? (
            <Piece html={openView} />
          ) : (
            <p className="note">
              The site is older than this text. Run "npm run build", then create the report again.
            </p>
          )}
        </>
      ) : (
        <p className="note">The article cannot be shown until these errors are corrected.</p>
      )}
    </section>
  );
}

function Diagnostics({ article: { messages } }: Pick<ArticleProps, 'article'>) {
  if (messages.length === 0)
    return <p>The check found no errors or warnings. It cannot judge what follows.</p>;
  return (
    <ul className="diagnostics">
      {messages.map((message) => (
        <li key={formatMessage(message)} data-severity={message.fatal ? 'error' : 'warning'}>
          {formatMessage(message)}
        </li>
      ))}
    </ul>
  );
}

type SearchResultProps = { summary: NonNullable<ReportedArticle['summary']>; site: Props['site'] };

/** Truncated about where search engines do. */
function SearchResult({ summary: { title, excerpt, slug }, site: { name, url } }: SearchResultProps) {
  return (
    <div className="search-result">
      <p className="search-site">{name}</p>
      <p className="search-url">
        {`${url}${articlePath(slug)}`.replaceAll('/', ' › ').replace(' ›  › ', '//')}
      </p>
      <p className="search-title">{`${title} | ${name}`}</p>
      <p className="search-text">{excerpt}</p>
    </div>
  );
}

function Piece({ html = '' }: { html?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the site's own components
  return <div className="piece" dangerouslySetInnerHTML={{ __html: html }} />;
}
