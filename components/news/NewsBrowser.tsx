'use client';

// useState: the chosen category and the opened article live in the visitor's browser.
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { archivePath, countFor, type Filter, initialCount, pageSize } from '@/lib/newsLists';
import type { ArticleSummary, CategoryCount } from '@/lib/summaries';
import { color } from '../theme/theme';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Container } from '../ui/Container';
import { ArticleGrid } from './ArticleGrid';
import { ArticleModal } from './ArticleModal';
import { FeaturedArticle } from './FeaturedArticle';
import { FilterRow } from './FilterRow';
import { MoreArticles } from './MoreArticles';
import { NoArticles } from './NoArticles';
import { useArticleLists } from './useArticleLists';
import { useOpenedArticle } from './useOpenedArticle';

const Wrapper = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 4vw, 56px);
  padding-bottom: ${space.section};
`;

const Latest = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  &[data-below] {
    padding-top: clamp(24px, 5vw, 72px);
  }
`;

const Heading = styled.h2`
  ${typography.h2}
`;

const Failure = styled.p`
  padding: 4px 0 4px 16px;
  border-inline-start: 4px solid ${color.error};

  /* Not hidden while it is empty: an alert that appears with its text is not always announced. */
  &:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
`;

type Props = {
  /** The newest articles: all of them, or as many as one grid shows. */
  articles: readonly ArticleSummary[];
  counts: readonly CategoryCount[];
};

/** The filter buttons, the featured article, the grid and the opened article. */
export function NewsBrowser({ articles, counts }: Props) {
  const [filter, setFilter] = useState<Filter>('All');
  const [limit, setLimit] = useState(pageSize);
  const [status, setStatus] = useState('');
  const [failure, setFailure] = useState('');
  const filters = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLElement>(null);
  const latestRequest = useRef(0);
  const { loaded, isLoaded, load } = useArticleLists(articles, counts);
  const { opened, open, close } = useOpenedArticle((slug) =>
    [...articles, ...loaded(filter)].find((article) => article.slug === slug),
  );

  const [first] = articles;
  const featured = first && (filter === 'All' || first.category === filter) ? first : undefined;
  const total = gridCount(filter);
  const shown = loaded(filter).slice(featuredOnly(filter)).slice(0, limit);

  /** How many articles of a filter its grid leaves out: with All, the first one. */
  function featuredOnly(of: Filter): number {
    return of === 'All' ? Math.min(1, articles.length) : 0;
  }

  function gridCount(of: Filter): number {
    return countFor(of, counts) - featuredOnly(of);
  }

  /**
   * Shows a number of a filter's cards once they are loaded, or says that they did not load and leaves what is
   * shown. Only the latest request has an effect.
   */
  async function show(of: Filter, cards: number, apply: () => void) {
    latestRequest.current += 1;
    const request = latestRequest.current;
    setFailure('');
    const count = cards + featuredOnly(of);
    if (isLoaded(of, count)) return apply();
    setStatus('Loading articles...');
    try {
      await load(of, count);
    } catch {
      if (request !== latestRequest.current) return;
      setStatus('');
      setFailure(
        `The ${of === 'All' ? '' : `${of} `}articles did not load. Check your connection and try again.`,
      );
      return;
    }
    if (request === latestRequest.current) apply();
  }

  function prefetch(next: Filter) {
    // A click on the filter tries again, and says so when that fails too.
    load(next, initialCount).catch(() => undefined);
  }

  function select(next: Filter) {
    void show(next, pageSize, () => {
      const count = countFor(next, counts);
      const rest = gridCount(next) > pageSize ? `, the first ${pageSize} shown` : '';
      setFilter(next);
      setLimit(pageSize);
      setStatus(`${count} ${count === 1 ? 'article' : 'articles'}: ${next}${rest}`);
    });
  }

  /** Its button disappears, so the focus moves to the filter that is now chosen. */
  function viewAll() {
    select('All');
    filters.current?.querySelector('button')?.focus();
  }

  function showMore() {
    const next = Math.min(limit + pageSize, total);
    void show(filter, next, () => {
      flushSync(() => setLimit(next));
      setStatus(`${next} of ${total} articles shown`);
      grid.current?.querySelectorAll('h3')[limit]?.querySelector('a')?.focus();
    });
  }

  return (
    <Wrapper>
      <FilterRow ref={filters} counts={counts} selected={filter} onSelect={select} onPrefetch={prefetch} />
      <p className="visually-hidden" role="status">
        {status}
      </p>
      <Failure role="alert">{failure}</Failure>
      {featured && <FeaturedArticle article={featured} onOpen={open} />}
      {total > 0 && (
        <Latest ref={grid} data-below={featured && ''} aria-labelledby="latest-articles">
          <Heading id="latest-articles">
            {filter === 'All' ? 'Latest Articles' : `${filter} Articles`}
          </Heading>
          <ArticleGrid articles={shown} onOpen={open} />
          {shown.length < total && (
            <MoreArticles
              shown={shown.length}
              total={total}
              href={archivePath(filter === 'All' ? 1 + Math.ceil(limit / pageSize) : 2)}
              onMore={showMore}
            />
          )}
        </Latest>
      )}
      {countFor(filter, counts) === 0 && <NoArticles filter={filter} onViewAll={viewAll} />}
      {opened && <ArticleModal key={opened.slug} article={opened} onClose={close} />}
    </Wrapper>
  );
}
