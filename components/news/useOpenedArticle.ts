import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ArticleSummary } from '@/lib/articles/summaries';
import { articlePath } from '@/lib/urls/paths.browser';

/** Returns the article slug in a history entry. The state may come from another version of the site. */
function openedSlug(state: { article?: unknown } | null): string | undefined {
  const slug = state?.article;
  return typeof slug === 'string' && /^[a-z0-9-]+$/.test(slug) ? slug : undefined;
}

/** Focuses the button that opens an article, or the selected filter if that button is filtered out. */
function focusOpener({ slug }: ArticleSummary) {
  const opener =
    document.querySelector<HTMLElement>(`[data-fallback-href="${articlePath(slug)}"]`) ??
    document.querySelector<HTMLElement>('[aria-pressed="true"]');
  opener?.focus({ preventScroll: true });
}

/**
 * The opened article, in sync with the browser history: opening adds an entry for the same URL, so Back closes
 * the article and Forward reopens it. Closing restores the focus.
 */
export function useOpenedArticle(find: (slug: string) => ArticleSummary | undefined) {
  const [opened, setOpened] = useState<ArticleSummary>();
  const isClosing = useRef(false);

  const onPopState = useEffectEvent(({ state }: PopStateEvent) => {
    isClosing.current = false;
    const slug = openedSlug(state);
    const article = slug && find(slug);
    // The article's list is not loaded.
    if (slug && !article) location.assign(articlePath(slug));
    else setOpened(article || undefined);
  });

  useEffect(() => {
    // Reloading the page closes the article.
    if (openedSlug(history.state)) history.replaceState(null, '');
    const listener = (event: PopStateEvent) => onPopState(event);
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  }, []);

  useEffect(() => {
    if (opened) return () => focusOpener(opened);
  }, [opened]);

  function open(article: ArticleSummary) {
    // A double click must not add two entries.
    if (openedSlug(history.state) === article.slug) return;
    try {
      const state = { article: article.slug };
      // Queued clicks on two articles are replayed together; one entry lets Close work in one step.
      if (openedSlug(history.state)) history.replaceState(state, '');
      else history.pushState(state, '');
    } catch {
      // Browsers may limit the rate of new entries.
      location.assign(articlePath(article.slug));
      return;
    }
    setOpened(article);
  }

  function close() {
    if (!openedSlug(history.state)) return setOpened(undefined);
    // A second back() before popstate would leave the page.
    if (!isClosing.current) history.back();
    isClosing.current = true;
  }

  return { opened, open, close };
}
