'use client';

// useRef and useEffect move the focus and set the canonical URL.
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { articlePath } from '@/lib/schemas/paths.browser';
import { countFor, filterPath, matching } from '@/lib/site/filter.browser';
import type { ArticleSummary, CategoryCount } from '@/lib/site/summaries';
import { space } from '../theme/tokens';
import { H2 } from '../ui/textElements';
import { ArticleGrid } from './ArticleGrid';
import { ArticleModal } from './ArticleModal';
import { ListRows } from './articleLayout';
import { FeaturedArticle } from './FeaturedArticle';
import { FilterRow } from './FilterRow';
import { MoreArticles } from './MoreArticles';
import { NoArticles } from './NoArticles';
import { useFilterInUrl } from './useFilterInUrl';
import { useOpenedArticle } from './useOpenedArticle';

const Latest = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.belowHeading};

  &[data-below] {
    padding-top: clamp(24px, 5vw, 72px);
  }
`;

type Props = {
  /** The newest articles, which are on the page. */
  articles: readonly ArticleSummary[];
  /** Of all articles. */
  counts: readonly CategoryCount[];
};

/** The filter buttons, the featured article, the grid and the opened article. */
export function NewsBrowser({ articles, counts }: Props) {
  const filters = useRef<HTMLDivElement>(null);
  const { filter, hasChanged, select } = useFilterInUrl(counts);
  const { opened, open, close } = useOpenedArticle(articles);

  const [newest] = articles;
  const shown = matching(filter, articles);
  const inGrid = filter === 'All' ? shown.slice(1) : shown;
  const total = countFor(filter, counts);
  const hasMore = shown.length < total;
  const featured = newest && (filter === 'All' || newest.category === filter) ? newest : undefined;
  const shownAt = opened ? articlePath(opened.slug) : filterPath(filter, counts);

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

  const onThisPage = hasMore ? `, ${shown.length} on this page` : '';
  const status = `${total} ${total === 1 ? 'article' : 'articles'}: ${filter}${onThisPage}`;

  // Browsers that translate a page replace its text nodes, so words that change are in elements that are replaced.
  return (
    <ListRows>
      <FilterRow ref={filters} counts={counts} selected={filter} onSelect={select} />
      <p className="visually-hidden" role="status">
        {hasChanged && <span key={status}>{status}</span>}
      </p>
      {featured && <FeaturedArticle article={featured} onOpen={open} />}
      {(inGrid.length > 0 || hasMore) && (
        <Latest data-below={featured && ''} aria-labelledby="latest-articles">
          <H2 key={filter} id="latest-articles">
            {filter === 'All' ? 'Latest Articles' : `${filter} Articles`}
          </H2>
          {inGrid.length > 0 && <ArticleGrid articles={inGrid} onOpen={open} />}
          {hasMore && <MoreArticles filter={filter} counts={counts} />}
        </Latest>
      )}
      {total === 0 && <NoArticles key={filter} filter={filter} onViewAll={viewAll} />}
      {opened && <ArticleModal key={opened.slug} article={opened} onClose={close} />}
    </ListRows>
  );
}
