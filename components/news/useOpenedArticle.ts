import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ArticleSummary } from '@/lib/summaries';

type HistoryState = { article?: string } | null;

/**
 * The opened article, kept in step with the browser's history: opening adds an entry at the same
 * address, so that Back closes and Forward opens again. Focus returns to the button that opened it.
 */
export function useOpenedArticle(articles: readonly ArticleSummary[]) {
  const [opened, setOpened] = useState<ArticleSummary>();
  const opener = useRef<HTMLElement>(undefined);

  useEffect(() => {
    // After a reload the page starts with no article open, whatever the entry remembers.
    if ((history.state as HistoryState)?.article) history.replaceState(null, '');
    function follow({ state }: PopStateEvent) {
      const slug = (state as HistoryState)?.article;
      setOpened(articles.find((article) => article.slug === slug));
    }
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [articles]);

  useEffect(() => {
    if (opened) return;
    opener.current?.focus({ preventScroll: true });
    opener.current = undefined;
  }, [opened]);

  function open(article: ArticleSummary, event: MouseEvent<HTMLElement>) {
    opener.current = event.currentTarget;
    history.pushState({ article: article.slug }, '');
    setOpened(article);
  }

  function close() {
    if ((history.state as HistoryState)?.article) history.back();
    else setOpened(undefined);
  }

  return { opened, open, close };
}
