'use client';

// The URL of the page has the filter and the opened article.
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { articlePath, numberedPath } from '@/lib/schemas/paths.browser';
import { countFor, filterPath, matching } from '@/lib/site/filter.browser';
import type { ArticleSummary, CategoryCount } from '@/lib/site/summaries';
import { space } from '../theme/tokens';

import { buttonStyles } from '../ui/Button';
import { Ground } from '../ui/Section';
import { Stack } from '../ui/Stack';
import { H2 } from '../ui/textElements';
import { ArticleGrid } from './ArticleGrid';
import { ArticleModal } from './ArticleModal';
import { FeaturedArticle } from './FeaturedArticle';
import { FilterRow } from './Filters';
import { NoArticles } from './NoArticles';
import { useNewsUrl } from './useNewsUrl';

const Articles = styled(Ground)`
  && {
    padding-top: 0;
  }
`;

const Latest = styled(Stack)`
  section + & {
    padding-top: ${space.belowHeading};
  }
`;

/** Leads to the articles of the filter that are not on the page. */
const More = styled.a`
  ${buttonStyles}
  justify-self: center;
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
  const { filter, select, opened, open, close } = useNewsUrl(articles, counts);
  const [hasChosen, setHasChosen] = useState(false);

  const [newest] = articles;
  const shown = matching(filter, articles);
  const inGrid = filter === 'All' ? shown.slice(1) : shown;
  const total = countFor(filter, counts);
  const hasMore = shown.length < total;
  const featured = newest && (filter === 'All' || newest.category === filter) ? newest : undefined;
  const path = filterPath(filter, counts);
  const shownAt = opened ? articlePath(opened.slug) : path;

  // Phones share it in place of the URL with its query.
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(shownAt, canonical.href).href;
  }, [shownAt]);

  function choose(slug: string | undefined) {
    setHasChosen(true);
    select(slug);
  }

  function viewAll() {
    choose(undefined);
    // The focused button has been removed.
    filters.current?.querySelector('button')?.focus();
  }

  const onThisPage = hasMore ? `, ${shown.length} on this page` : '';
  const status = `${total} ${total === 1 ? 'article' : 'articles'}: ${filter}${onThisPage}`;

  // Browsers that translate a page replace its text nodes, so words that change are in elements that are replaced.
  return (
    <Articles as="div">
      <FilterRow ref={filters} counts={counts} selected={filter} onSelect={choose} />
      <p className="visually-hidden" role="status">
        {hasChosen && <span key={status}>{status}</span>}
      </p>
      {featured && <FeaturedArticle article={featured} onOpen={open} />}
      {(inGrid.length > 0 || hasMore) && (
        <Latest as="section" data-gap="large" aria-labelledby="latest-articles">
          <H2 key={filter} id="latest-articles">
            {filter === 'All' ? 'Latest Articles' : `${filter} Articles`}
          </H2>
          {inGrid.length > 0 && <ArticleGrid articles={inGrid} onOpen={open} />}
          {hasMore && (
            <More key={filter} href={filter === 'All' ? numberedPath(path, 2) : path} data-variant="outline">
              {filter === 'All' ? 'Older articles' : `All ${filter} articles (${total})`}
            </More>
          )}
        </Latest>
      )}
      {total === 0 && <NoArticles key={filter} filter={filter} onViewAll={viewAll} />}
      {opened && <ArticleModal key={opened.slug} article={opened} onClose={close} />}
    </Articles>
  );
}
