'use client';

// useState: the chosen category and the opened article live in the visitor's browser.
import { useRef, useState } from 'react';
import { type ArticleSummary, categoriesWithCounts } from '@/lib/summaries';
import { styled } from '../theme/islandStyled';
import { space } from '../theme/tokens';
import { typography } from '../theme/typography';
import { Container } from '../ui/Container';
import { ArticleGrid } from './ArticleGrid';
import { ArticleModal } from './ArticleModal';
import { EmptyCategory } from './EmptyCategory';
import { FeaturedArticle } from './FeaturedArticle';
import { type Filter, FilterRow } from './FilterRow';
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

type Props = { articles: readonly ArticleSummary[] };

/** The filter buttons, the featured article, the grid and the opened article. */
export function NewsBrowser({ articles }: Props) {
  const [filter, setFilter] = useState<Filter>('All');
  const filters = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { opened, open, close } = useOpenedArticle(articles);

  const [first] = articles;
  const featured = first && (filter === 'All' || first.category === filter) ? first : undefined;
  const listed =
    filter === 'All' ? articles.slice(1) : articles.filter(({ category }) => category === filter);

  /** The button that asked for it goes away with the empty category: the focus moves to the filter now chosen. */
  function viewAll() {
    select('All');
    filters.current?.querySelector('button')?.focus();
  }

  function select(next: Filter) {
    const count =
      next === 'All' ? articles.length : articles.filter(({ category }) => category === next).length;
    setFilter(next);
    setAnnouncement(`${count} ${count === 1 ? 'article' : 'articles'}: ${next}`);
  }

  return (
    <Wrapper>
      <FilterRow
        ref={filters}
        counts={categoriesWithCounts(articles)}
        total={articles.length}
        selected={filter}
        onSelect={select}
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {featured && <FeaturedArticle article={featured} onOpen={open} />}
      {listed.length > 0 || filter === 'All' ? (
        <Latest data-below={featured && ''} aria-labelledby="latest-articles">
          <Heading id="latest-articles">
            {filter === 'All' ? 'Latest Articles' : `${filter} Articles`}
          </Heading>
          <ArticleGrid articles={listed} onOpen={open} />
        </Latest>
      ) : (
        <EmptyCategory category={filter} onViewAll={viewAll} />
      )}
      {opened && <ArticleModal key={opened.slug} article={opened} onClose={close} />}
    </Wrapper>
  );
}
