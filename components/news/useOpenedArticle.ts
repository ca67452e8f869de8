import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { ArticleSummary } from '@/lib/summaries';

type HistoryState = { article?: string } | null;

/** The article that the present entry of the history has open. */
function openSlug(): string | undefined {
  return (history.state as HistoryState)?.article;
}

/**
 * The opened article, kept in step with the browser's history: opening adds an entry at the same
 * address, so that Back closes and Forward opens again. Focus returns to the button that opened it.
 */
export function useOpenedArticle(articles: readonly ArticleSummary[]) {
  const [opened, setOpened] = useState<ArticleSummary>();
  const opener = useRef<HTMLElement>(undefined);
  const closing = useRef(false);

  useEffect(() => {
    // After a reload the page starts with no article open, whatever the entry remembers.
    if (openSlug()) history.replaceState(null, '');
    function follow({ state }: PopStateEvent) {
      closing.current = false;
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
    // An impatient second click must not add a second entry.
    if (openSlug() === article.slug) return;
    opener.current = event.currentTarget;
    history.pushState({ article: article.slug }, '');
    setOpened(article);
  }

  function close() {
    if (!openSlug()) return setOpened(undefined);
    // Until popstate comes a second call would go back once more and leave the page.
    if (!closing.current) history.back();
    closing.current = true;
  }

  return { opened, open, close };
}
