import { useEffect, useRef, useState } from 'react';
import { type ArticleSummary, isSummary } from '@/lib/summaries';
import { articlePath } from '@/lib/urls';

type HistoryState = { article?: unknown } | null;

/** The article that an entry of the history has open; none in one that another version of the site left. */
function articleIn(state: unknown): ArticleSummary | undefined {
  const article = (state as HistoryState)?.article;
  return isSummary(article) ? article : undefined;
}

/** Moves the focus to the button that opens an article; where a filter has taken that away, to the filter. */
function focusOpener({ slug }: ArticleSummary) {
  const opener =
    document.querySelector<HTMLElement>(`[data-page="${articlePath(slug)}"]`) ??
    document.querySelector<HTMLElement>('[aria-pressed="true"]');
  opener?.focus({ preventScroll: true });
}

/**
 * The opened article, kept in step with the browser's history: opening adds an entry at the same
 * address, so that Back closes and Forward opens again. Closing gives the focus back.
 */
export function useOpenedArticle() {
  const [opened, setOpened] = useState<ArticleSummary>();
  const last = useRef<ArticleSummary>(undefined);
  const closing = useRef(false);

  useEffect(() => {
    // After a reload the page starts with no article open, whatever the entry remembers.
    if (articleIn(history.state)) history.replaceState(null, '');
    function follow({ state }: PopStateEvent) {
      closing.current = false;
      setOpened(articleIn(state));
    }
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  useEffect(() => {
    if (!opened && last.current) focusOpener(last.current);
    last.current = opened;
  }, [opened]);

  function open(article: ArticleSummary) {
    // An impatient second click must not add a second entry.
    if (articleIn(history.state)?.slug === article.slug) return;
    try {
      history.pushState({ article }, '');
    } catch {
      // Browsers refuse where a page may not change its history, or has done so too often.
      location.assign(articlePath(article.slug));
      return;
    }
    setOpened(article);
  }

  function close() {
    if (!articleIn(history.state)) return setOpened(undefined);
    // Until popstate comes a second call would go back once more and leave the page.
    if (!closing.current) history.back();
    closing.current = true;
  }

  return { opened, open, close };
}
