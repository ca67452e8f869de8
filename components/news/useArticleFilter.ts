import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  countFor,
  type Filter,
  featuredCount,
  initialCount,
  pageSize,
} from '@/lib/articles/newsLists.browser';
import type { ArticleSummary, CategoryCount } from '@/lib/articles/summaries';
import { useArticleLists } from './useArticleLists';

/** Text for at most one of the live regions. */
type Message = { status?: string; failure?: string; isLoading?: boolean };

/** `superseded`: by a newer request. */
export type Outcome = 'shown' | 'failed' | 'superseded';

/** The selected filter and the articles in its grid. */
export function useArticleFilter(newest: readonly ArticleSummary[], counts: readonly CategoryCount[]) {
  const [{ filter, limit }, setView] = useState<{ filter: Filter; limit: number }>({
    filter: 'All',
    limit: pageSize,
  });
  const [message, setMessage] = useState<Message>({});
  const latestRequest = useRef(0);
  /** Whether the latest request is for another filter. */
  const changesFilter = useRef(false);
  const { loaded, load } = useArticleLists(newest, counts);

  const total = gridCount(filter);
  // A list can be newer than the page, and start with another article.
  const featured = filter === 'All' ? newest[0]?.slug : undefined;
  const shown = loaded(filter)
    .filter(({ slug }) => slug !== featured)
    .slice(0, limit);

  function gridCount(of: Filter): number {
    return countFor(of, counts) - featuredCount(of);
  }

  /**
   * Shows the first cards of a filter once they have loaded. Changes nothing if loading fails or a newer request
   * supersedes this one. Calls `onShown` right after the cards are there.
   */
  async function show(next: Filter, cards: number, status: string, onShown?: () => void): Promise<Outcome> {
    latestRequest.current += 1;
    changesFilter.current = next !== filter;
    const request = latestRequest.current;
    const loading = load(next, cards + featuredCount(next));
    if (loading) {
      setMessage({ status: 'Loading articles...', isLoading: true });
      const isLoaded = await loading.then(
        () => true,
        () => false,
      );
      if (request !== latestRequest.current) return 'superseded';
      if (!isLoaded) {
        const articles = next === 'All' ? 'articles' : `${next} articles`;
        setMessage({ failure: `The ${articles} did not load. Check your connection and try again.` });
        return 'failed';
      }
    }
    // Callers focus the new cards right away.
    flushSync(() => {
      setView({ filter: next, limit: cards });
      setMessage({ status });
    });
    onShown?.();
    return 'shown';
  }

  /** Keeps the filter, also if the articles of another are still loading. */
  function keepFilter() {
    if (!changesFilter.current) return;
    latestRequest.current += 1;
    setMessage((current) => (current.isLoading ? {} : current));
  }

  function showFilter(next: Filter, onShown?: () => void): Promise<Outcome> {
    const count = countFor(next, counts);
    const rest = gridCount(next) > pageSize ? `, the first ${pageSize} shown` : '';
    return show(next, pageSize, `${count} ${count === 1 ? 'article' : 'articles'}: ${next}${rest}`, onShown);
  }

  function showMore(): Promise<Outcome> {
    const cards = Math.min(limit + pageSize, total);
    return show(filter, cards, `${cards} of ${total} articles shown`);
  }

  function prefetch(next: Filter) {
    // Selecting the filter retries and reports the error.
    load(next, initialCount)?.catch(() => undefined);
  }

  function find(slug: string): ArticleSummary | undefined {
    return [...newest, ...loaded(filter)].find((article) => article.slug === slug);
  }

  return { filter, shown, total, message, showFilter, showMore, keepFilter, prefetch, find };
}
