import { formatMessage } from '../../../lib/check/messages';
import { formatDate } from '../../../lib/dates';
import { articlePath } from '../../../lib/schema/urls';
import type { ReportedArticle } from './articles';
import type { Export } from './export';

/** An article with the parts of the site that show it, as self-contained HTML. */
export type ShownArticle = ReportedArticle & { card?: string; openView?: string; openGraphImage?: string };

type Props = {
  articles: readonly ShownArticle[];
  /** Removed files, each with the article that its URL redirects to. */
  removed: readonly { path: string; successor?: string }[];
  since?: string;
  site: Pick<Export, 'name' | 'url'>;
};

export function Report({ articles, removed, since, site }: Props) {
  const count = `${articles.length || 'No'} ${articles.length === 1 ? 'article' : 'articles'}`;
  return (
    <main>
      <h1>Content report</h1>
      <p>
        {count} {since ? `changed since ${since}` : 'in all'}. The category’s drawing replaces photographs of
        the image host, so that this page makes no requests.
      </p>
      {articles.length > 1 && (
        <ul className="contents">
          {articles.map(({ slug, summary, path }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{summary?.title ?? path}</a>
            </li>
          ))}
        </ul>
      )}
      {removed.length > 0 && <Removed removed={removed} />}
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
        {removed.map(({ path, successor }) => (
          <li key={path}>
            {path}:{' '}
            {successor
              ? `its URL redirects to ${successor}`
              : 'its URL no longer works. If you renamed the article, add the old file name to its aliases.'}
          </li>
        ))}
      </ul>
    </section>
  );
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
