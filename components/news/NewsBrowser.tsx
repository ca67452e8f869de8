'use client';

// useState: the chosen category and the opened article live in the visitor's browser.
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { archivePath, type Filter, gridStep, sizeOf } from '@/lib/newsLists';
import type { ArticleSummary, CategoryCount } from '@/lib/summaries';
import { styled } from '../theme/islandStyled';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Container } from '../ui/Container';
import { ArticleGrid } from './ArticleGrid';
import { ArticleModal } from './ArticleModal';
import { EmptyCategory } from './EmptyCategory';
import { FeaturedArticle } from './FeaturedArticle';
import { FilterRow } from './FilterRow';
import { MoreArticles } from './MoreArticles';
import { useArticleLists } from './useArticleLists';
import { useOpenedArticle } from './useOpenedArticle';

const Wrapper = styled(Container).withConfig({ componentId: 'news' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 4vw, 56px);
  padding-bottom: ${space.section};
`;

const Latest = styled.section.withConfig({ componentId: 'latest' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  &[data-below] {
    padding-top: clamp(24px, 5vw, 72px);
  }
`;

const Heading = styled.h2.withConfig({ componentId: 'latest-heading' })`
  ${typography.h2}
`;

type Props = {
  /** The newest articles: all of them, or as many as one grid shows. */
  articles: readonly ArticleSummary[];
  counts: readonly CategoryCount[];
};

/** The filter buttons, the featured article, the grid and the opened article. */
export function NewsBrowser({ articles, counts }: Props) {
  const [filter, setFilter] = useState<Filter>('All');
  const [limit, setLimit] = useState(gridStep);
  const filters = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { known, load } = useArticleLists(articles, counts);
  const { opened, open, close } = useOpenedArticle();

  const [first] = articles;
  const featured = first && (filter === 'All' || first.category === filter) ? first : undefined;
  const { listed, total } = gridOf(filter);
  const shown = listed.slice(0, limit);

  /** With All the grid leaves out the first article, which is featured. */
  function gridOf(of: Filter) {
    const out = of === 'All' ? Math.min(1, articles.length) : 0;
    return { listed: known(of).slice(out), total: sizeOf(of, counts) - out, out };
  }

  function approach(next: Filter) {
    // Nothing is lost when it fails: the click tries again.
    load(next, gridStep + 1).catch(() => undefined);
  }

  function select(next: Filter) {
    const count = sizeOf(next, counts);
    const rest = gridOf(next).total > gridStep ? `, the first ${gridStep} shown` : '';
    setFilter(next);
    setLimit(gridStep);
    setAnnouncement(`${count} ${count === 1 ? 'article' : 'articles'}: ${next}${rest}`);
    approach(next);
  }

  /** The button that asked for it goes away: the focus moves to the filter now chosen. */
  function viewAll() {
    select('All');
    filters.current?.querySelector('button')?.focus();
  }

  async function showMore() {
    const { out } = gridOf(filter);
    const next = Math.min(limit + gridStep, total);
    try {
      await load(filter, next + out);
    } catch {
      // The archive has the same articles on pages of their own.
      location.assign(archivePath(1 + limit / gridStep));
      return;
    }
    flushSync(() => setLimit(limit + gridStep));
    setAnnouncement(`${next} of ${total} articles shown`);
    grid.current?.querySelectorAll('h3')[limit]?.querySelector('a')?.focus();
  }

  return (
    <Wrapper>
      <FilterRow ref={filters} counts={counts} selected={filter} onSelect={select} onApproach={approach} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {featured && <FeaturedArticle article={featured} onOpen={open} />}
      {total > 0 || filter === 'All' ? (
        <Latest ref={grid} data-below={featured && ''} aria-labelledby="latest-articles">
          <Heading id="latest-articles">
            {filter === 'All' ? 'Latest Articles' : `${filter} Articles`}
          </Heading>
          <ArticleGrid articles={shown} onOpen={open} />
          {shown.length < total && (
            <MoreArticles shown={shown.length} total={total} href={archivePath(2)} onMore={showMore} />
          )}
        </Latest>
      ) : (
        <EmptyCategory category={filter} onViewAll={viewAll} />
      )}
      {opened && <ArticleModal key={opened.slug} article={opened} onClose={close} />}
    </Wrapper>
  );
}
