import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { type ArticleSummary, isSummary } from '@/lib/summaries';
import { articlePath } from '@/lib/urls';

type HistoryState = { article?: unknown } | null;

/** The article that an entry of the history has open; none in one that another version of the site left. */
function articleIn(state: unknown): ArticleSummary | undefined {
  const article = (state as HistoryState)?.article;
  return isSummary(article) ? article : undefined;
}

/**
 * The opened article, kept in step with the browser's history: opening adds an entry at the same
 * address, so that Back closes and Forward opens again. Focus returns to the button that opened it.
 */
export function useOpenedArticle() {
  const [opened, setOpened] = useState<ArticleSummary>();
  const opener = useRef<HTMLElement>(undefined);
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
    if (opened) return;
    opener.current?.focus({ preventScroll: true });
    opener.current = undefined;
  }, [opened]);

  function open(article: ArticleSummary, event: MouseEvent<HTMLElement>) {
    // An impatient second click must not add a second entry.
    if (articleIn(history.state)?.slug === article.slug) return;
    opener.current = event.currentTarget;
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
