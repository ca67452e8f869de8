import { inner } from '../../../components/ui/inner';
import { formatDate } from '../../../lib/content/dates.browser';
import { gone } from '../../../lib/redirects/schema';
import type { UrlChanges } from '../../../lib/redirects/urlChanges';
import { BeforeAfter, summaryOf } from './before-after/BeforeAfter';
import type { SiteChanges } from './before-after/compareSites';
import type { ReportedDocument } from './documents';
import type { Export } from './export';
import { MessageList, messageItem } from './MessageList';
import { UrlChangeList } from './UrlChangeList';
import { WordChangeList } from './WordChangeList';
import type { WordChanges } from './wordChanges';

/** A document with the parts of the site that show it, as self-contained HTML. */
export type ShownDocument = ReportedDocument & { card?: string; openView?: string; openGraphImage?: string };

type RemovedDocument = {
  path: string;
  /** The path that its URL redirects to, or `gone`. */
  successor?: string;
  /** Whether its URL was public and no longer works. */
  isLost: boolean;
};

export type ReportProps = {
  documents: readonly ShownDocument[];
  removed: readonly RemovedDocument[];
  urls?: UrlChanges;
  words?: WordChanges;
  since?: string;
  /** The pages before and after, if they were compared. */
  pages?: SiteChanges;
  site: Pick<Export, 'name' | 'url'>;
};

export function Report({ documents, removed, urls, words, since, pages, site }: ReportProps) {
  return (
    <main>
      <h1>Content report</h1>
      <p>
        {countOf(documents.length)} {since ? `changed since ${since}` : 'in all'}. The category’s drawing
        replaces photographs of the image host, so that this page makes no requests.
      </p>
      {documents.length + (pages ? 1 : 0) > 1 && (
        <ul className="contents">
          {pages && (
            <li>
              <a href="#pages">Pages before and after</a>: {summaryOf(pages)}
            </li>
          )}
          {documents.map((item) => (
            <li key={item.path}>
              <a href={`#${idOf(item)}`}>{item.searchResult?.title ?? item.path}</a>
            </li>
          ))}
        </ul>
      )}
      {pages ? (
        <BeforeAfter changes={pages} />
      ) : (
        <p className="note">The pages were not compared, because there is no earlier site (--before).</p>
      )}
      {removed.length > 0 && (
        <section>
          <h2>Removed</h2>
          <MessageList items={removed.map((item) => ({ text: `${item.path}: ${consequence(item)}` }))} />
        </section>
      )}
      {urls && <UrlChangeList changes={urls} />}
      {words && <WordChangeList changes={words} />}
      {documents.map((item) => (
        <Document key={item.path} item={item} site={site} />
      ))}
    </main>
  );
}

function countOf(documents: number): string {
  if (documents === 1) return '1 article or page';
  return documents === 0 ? 'No articles or pages' : `${documents} articles and pages`;
}

/** An article and a page can have the same slug. */
function idOf({ isArticle, slug, path }: ShownDocument): string {
  return isArticle ? slug : path;
}

function consequence({ successor, isLost }: RemovedDocument): string {
  if (successor === gone) return 'its URL is gone for good';
  if (successor) return `its URL redirects to ${successor}`;
  return isLost ? 'its URL no longer works, see Redirects below' : 'it was not public';
}

type DocumentProps = { item: ShownDocument; site: ReportProps['site'] };

function Document({ item, site }: DocumentProps) {
  const { path, isArticle, summary, searchResult, card = '', openView = '' } = item;
  return (
    <section id={idOf(item)} className="article">
      <h2>{searchResult?.title ?? item.slug}</h2>
      <p className="note">
        {path}
        {summary?.draft && ', a draft: not on the site yet'}
        {summary?.scheduled && `, will be published on ${formatDate(summary.date, 'legal')}`}
      </p>
      <h3>Content check</h3>
      <Diagnostics item={item} />
      <h3>For you to judge</h3>
      <ul className="judgements">
        {item.judgements.map((judgement) => (
          <li key={judgement}>{judgement}</li>
        ))}
      </ul>
      {item.plainLanguage.length > 0 && (
        <>
          <h3>Plain language</h3>
          <p className="note">Only notes: could it be shorter or plainer without saying less?</p>
          <ul>
            {item.plainLanguage.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
      {!(isArticle ? summary : searchResult) && (
        <p className="note">
          The {isArticle ? 'article' : 'page'} cannot be shown until these errors are corrected.
        </p>
      )}
      {summary && (
        <>
          <div className="pair">
            <div>
              <h3>Card</h3>
              <div {...inner({ html: card })} />
            </div>
            <SharedViews item={item} site={site} />
          </div>
          <h3>Open view</h3>
          <div {...inner({ html: openView })} />
        </>
      )}
      {!isArticle && searchResult && item.url && <SharedViews item={item} site={site} />}
    </section>
  );
}

/** What other sites and search engines show of a page, and the alternative text of an article's photograph. */
function SharedViews({ item, site }: DocumentProps) {
  const { summary, searchResult, openGraphImage, isPublic } = item;
  return (
    <div className="shared">
      <h3>Open Graph image</h3>
      {openGraphImage ? (
        // biome-ignore lint/performance/noImgElement: the picture is a data URL
        <img
          src={openGraphImage}
          width={1200}
          height={630}
          alt={`${searchResult?.title}, as a shared link shows it`}
        />
      ) : (
        <p className="note">
          There is none yet.{' '}
          {isPublic
            ? 'The site in out/ is older than this text. Run "npm run build", then create the report again.'
            : 'Only published pages have one.'}
        </p>
      )}
      {summary && (
        <>
          <h3>Photograph</h3>
          <p className="note">
            {summary.image.startsWith('https:') ? <a href={summary.image}>{summary.image}</a> : summary.image}
            <br />
            Alternative text: {summary.imageAlt}
          </p>
        </>
      )}
      <h3>Search result</h3>
      <SearchResult item={item} site={site} />
    </div>
  );
}

function Diagnostics({ item: { messages } }: Pick<DocumentProps, 'item'>) {
  if (messages.length === 0)
    return <p>The check found no errors or warnings. It cannot judge what follows.</p>;
  return <MessageList items={messages.map(messageItem)} />;
}

/** Truncated about where search engines do. */
function SearchResult({ item: { url, searchResult }, site }: DocumentProps) {
  return (
    <div className="search-result">
      <p className="search-site">{site.name}</p>
      <p className="search-url">{[site.url, ...(url ?? '').split('/').filter(Boolean)].join(' › ')}</p>
      <p className="search-title">{`${searchResult?.title} | ${site.name}`}</p>
      <p className="search-text">{searchResult?.text}</p>
    </div>
  );
}
