'use client';

// useRef and useEffect move the focus, scroll to failures and set the canonical URL.
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { countFor, filterSlug, pageSize } from '@/lib/articles/newsLists.browser';
import type { ArticleSummary, CategoryCount } from '@/lib/articles/summaries';
import { articlePath, categoryPath, numberedPath } from '@/lib/urls/paths.browser';
import { space } from '../theme/tokens';
import { Alert } from '../ui/Alert';
import { H2 } from '../ui/textElements';
import { ArticleGrid } from './ArticleGrid';
import { ArticleModal } from './ArticleModal';
import { ListRows } from './articleLayout';
import { FeaturedArticle } from './FeaturedArticle';
import { FilterRow } from './FilterRow';
import { MoreArticles } from './MoreArticles';
import { NoArticles } from './NoArticles';
import { useArticleFilter } from './useArticleFilter';
import { useFilterInUrl } from './useFilterInUrl';
import { type OpenArticle, useOpenedArticle } from './useOpenedArticle';

const Latest = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.belowHeading};

  &[data-below] {
    padding-top: clamp(24px, 5vw, 72px);
  }
`;

type Props = {
  /** The newest articles, up to `initialCount`. */
  articles: readonly ArticleSummary[];
  counts: readonly CategoryCount[];
};

/** The filter buttons, the featured article, the grid and the opened article. */
export function NewsBrowser({ articles, counts }: Props) {
  const filters = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  const { filter, shown, total, message, showFilter, showMore, keepFilter, prefetch, find } =
    useArticleFilter(articles, counts);
  const select = useFilterInUrl(counts, { selected: filter, show: showFilter, keep: keepFilter });
  const { opened, open, close } = useOpenedArticle(find);

  useEffect(() => {
    if (message.failure) failure.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);

  const [newest] = articles;
  const list = filter === 'All' ? '/news-insights' : categoryPath(filterSlug(filter, counts));
  const shownAt = opened ? articlePath(opened.slug) : list;
  const featured = newest && (filter === 'All' || newest.category === filter) ? newest : undefined;

  // Phones share it in place of the URL with its query.
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(shownAt, canonical.href).href;
  }, [shownAt]);

  function viewAll() {
    select('All');
    // The focused button has been removed.
    filters.current?.querySelector('button')?.focus();
  }

  const openArticle: OpenArticle = (article, button) => {
    // A filter that arrived later would replace the URL of the opened article.
    keepFilter();
    open(article, button);
  };

  async function showMoreAndFocus() {
    const index = shown.length;
    const before = document.activeElement;
    const outcome = await showMore();
    // Do not steal the focus if the visitor has moved on. The last step removes the link, which focuses the body.
    const hasMovedOn = document.activeElement !== before && document.activeElement !== document.body;
    if (outcome !== 'shown' || hasMovedOn) return;
    grid.current?.querySelectorAll('h3')[index]?.querySelector('a')?.focus();
  }

  // Browsers that translate a page replace its text nodes, so words that change are in elements that are replaced.
  return (
    <ListRows>
      <FilterRow ref={filters} counts={counts} selected={filter} onSelect={select} onPrefetch={prefetch} />
      <p className={message.isLoading ? undefined : 'visually-hidden'} role="status">
        {message.status && <span key={message.status}>{message.status}</span>}
      </p>
      <Alert ref={failure}>{message.failure && <span>{message.failure}</span>}</Alert>
      {featured && <FeaturedArticle article={featured} onOpen={openArticle} />}
      {total > 0 && (
        <Latest ref={grid} data-below={featured && ''} aria-labelledby="latest-articles">
          <H2 key={filter} id="latest-articles">
            {filter === 'All' ? 'Latest Articles' : `${filter} Articles`}
          </H2>
          <ArticleGrid articles={shown} onOpen={openArticle} />
          {shown.length < total && (
            <MoreArticles
              shown={shown.length}
              total={total}
              href={numberedPath(list, 1 + shown.length / pageSize)}
              isLoading={message.isLoading}
              onMore={showMoreAndFocus}
            />
          )}
        </Latest>
      )}
      {countFor(filter, counts) === 0 && <NoArticles key={filter} filter={filter} onViewAll={viewAll} />}
      {opened && <ArticleModal key={opened.slug} article={opened} onClose={close} />}
    </ListRows>
  );
}
