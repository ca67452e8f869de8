import { useEffect, useEffectEvent, useState } from 'react';
import { type Filter, filterSlug } from '@/lib/site/filter.browser';
import type { CategoryCount } from '@/lib/site/summaries';

/**
 * The selected filter, kept in the query of the URL: `select` adds a history entry, and Back, a reload and a shared link
 * show the filter of their URL. `hasChanged`: since the page was opened.
 */
export function useFilterInUrl(counts: readonly CategoryCount[]) {
  const [selected, setSelected] = useState<Filter>();
  const filter = selected ?? 'All';

  function filterOfUrl(): Filter {
    const wanted = new URLSearchParams(location.search).get('category') ?? '';
    const found = counts.find(({ slug, aliases }) => slug === wanted || aliases?.includes(wanted));
    return found?.category ?? 'All';
  }

  const restore = useEffectEvent(() => {
    const wanted = filterOfUrl();
    if (wanted !== filter) setSelected(wanted);
  });

  useEffect(() => {
    const listener = () => restore();
    addEventListener('popstate', listener);
    listener();
    delete document.documentElement.dataset.category;
    return () => removeEventListener('popstate', listener);
  }, []);

  function select(next: Filter) {
    setSelected(next);
    if (next === filterOfUrl()) return;
    const query = next === 'All' ? '' : `?category=${filterSlug(next, counts)}`;
    const url = location.pathname + query;
    try {
      history.pushState(null, '', url);
    } catch {
      // Browsers may limit the rate of new entries.
      location.assign(url);
    }
  }

  return { filter, hasChanged: selected !== undefined, select };
}
