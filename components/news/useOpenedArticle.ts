import { useEffect, useRef, useState } from 'react';
import type { ArticleSummary } from '@/lib/summaries';
import { articlePath } from '@/lib/urls';

type HistoryState = { article?: unknown } | null;

/** The slug of the article that a history entry has open. Another version of the site may have left anything there. */
function openedSlug(state: unknown): string | undefined {
  const slug = (state as HistoryState)?.article;
  return typeof slug === 'string' && /^[a-z0-9-]+$/.test(slug) ? slug : undefined;
}

/** Focuses the button that opens an article or, where a filter has removed it, the chosen filter. */
function focusOpener({ slug }: ArticleSummary) {
  const opener =
    document.querySelector<HTMLElement>(`[data-fallback-href="${articlePath(slug)}"]`) ??
    document.querySelector<HTMLElement>('[aria-pressed="true"]');
  opener?.focus({ preventScroll: true });
}

/**
 * The opened article, in step with the browser's history: opening adds an entry at the same URL, so that Back
 * closes and Forward opens again. Closing restores the focus.
 */
export function useOpenedArticle(find: (slug: string) => ArticleSummary | undefined) {
  const [opened, setOpened] = useState<ArticleSummary>();
  const previous = useRef<ArticleSummary>(undefined);
  const closing = useRef(false);
  const findLatest = useRef(find);
  findLatest.current = find;

  useEffect(() => {
    // A reload closes the article that the entry has open.
    if (openedSlug(history.state)) history.replaceState(null, '');
    function followHistory({ state }: PopStateEvent) {
      closing.current = false;
      const slug = openedSlug(state);
      const article = slug && findLatest.current(slug);
      // Its list is not loaded: its own page has it.
      if (slug && !article) location.assign(articlePath(slug));
      else setOpened(article || undefined);
    }
    addEventListener('popstate', followHistory);
    return () => removeEventListener('popstate', followHistory);
  }, []);

  useEffect(() => {
    if (!opened && previous.current) focusOpener(previous.current);
    previous.current = opened;
  }, [opened]);

  function open(article: ArticleSummary) {
    // A second click must not add a second entry.
    if (openedSlug(history.state) === article.slug) return;
    try {
      history.pushState({ article: article.slug }, '');
    } catch {
      // Browsers refuse entries in some contexts, and after too many.
      location.assign(articlePath(article.slug));
      return;
    }
    setOpened(article);
  }

  function close() {
    if (!openedSlug(history.state)) return setOpened(undefined);
    // Before popstate arrives, a second call would go back once more and leave the page.
    if (!closing.current) history.back();
    closing.current = true;
  }

  return { opened, open, close };
}
