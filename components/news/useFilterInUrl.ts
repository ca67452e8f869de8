import { useEffect, useEffectEvent } from 'react';
import { type Filter, filterSlug } from '@/lib/articles/newsLists.browser';
import type { CategoryCount } from '@/lib/articles/summaries';
import { categoryPath } from '@/lib/urls/paths.browser';
import type { Outcome } from './useArticleFilter';

type Browser = {
  selected: Filter;
  show: (filter: Filter, onShown?: () => void) => Promise<Outcome>;
  /** Keeps the selected filter, also if another is still loading. */
  keep: () => void;
};

/**
 * Keeps the selected filter in the query of the URL. Returns the function that selects one and adds a history entry;
 * Back, a reload and a shared link show the filter of their URL.
 */
export function useFilterInUrl(counts: readonly CategoryCount[], { selected, show, keep }: Browser) {
  function filterOfUrl(): Filter {
    const wanted = new URLSearchParams(location.search).get('category') ?? '';
    const found = counts.find(({ slug, aliases }) => slug === wanted || aliases?.includes(wanted));
    return found?.category ?? 'All';
  }

  const keepSelected = useEffectEvent(keep);

  const restore = useEffectEvent(async () => {
    const filter = filterOfUrl();
    if (filter === selected || (await show(filter)) !== 'failed') return;
    location.replace(filter === 'All' ? location.pathname : categoryPath(filterSlug(filter, counts)));
  });

  useEffect(() => {
    const listener = () => {
      keepSelected();
      restore();
    };
    addEventListener('popstate', listener);
    // In a microtask, because `show` renders at once, which an effect may not.
    Promise.resolve()
      .then(restore)
      .finally(() => delete document.documentElement.dataset.category);
    return () => removeEventListener('popstate', listener);
  }, []);

  function addEntry(filter: Filter) {
    if (filter === filterOfUrl()) return;
    const query = filter === 'All' ? '' : `?category=${filterSlug(filter, counts)}`;
    const url = location.pathname + query;
    try {
      history.pushState(null, '', url);
    } catch {
      // Browsers may limit the rate of new entries.
      location.assign(url);
    }
  }

  // At once: a queued click that opens an article adds the next entry.
  return (filter: Filter) => show(filter, () => addEntry(filter));
}
