import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { articlePath } from '@/lib/schemas/paths.browser';
import type { ArticleSummary } from '@/lib/site/summaries';

/** Opens an article in the modal; `button` gets the focus when it closes. */
export type OpenArticle = (article: ArticleSummary, button: HTMLElement) => void;

/** The slug of the opened article in the query of the URL. */
function openedSlug(): string | undefined {
  const slug = new URLSearchParams(location.search).get('article');
  return slug && /^[a-z0-9-]+$/.test(slug) ? slug : undefined;
}

/** The URL of the page with another article opened, or none. */
function urlWith(slug: string | undefined): string {
  const url = new URL(location.href);
  if (slug) url.searchParams.set('article', slug);
  else url.searchParams.delete('article');
  return url.href;
}

/** Whether opening an article added the current history entry. The state may come from another version of the site. */
function isOwnEntry(): boolean {
  return history.state?.isOpened === true;
}

/** Focuses the button that opened an article, another that opens it, or the selected filter if there is none. */
function focusOpener({ slug }: ArticleSummary, pressed: HTMLElement | undefined) {
  const selector = `[data-fallback-href="${articlePath(slug)}"]`;
  const opener =
    (pressed?.isConnected && pressed.matches(selector) && pressed) ||
    document.querySelector<HTMLElement>(selector) ||
    document.querySelector<HTMLElement>('[aria-pressed="true"]');
  opener?.focus({ preventScroll: true });
}

/**
 * The opened article, in sync with the query of the URL: opening adds a history entry, so Back closes the article and
 * Forward reopens it, as do a reload and a shared link. Closing restores the focus.
 */
export function useOpenedArticle(articles: readonly ArticleSummary[]) {
  const [opened, setOpened] = useState<ArticleSummary>();
  const isClosing = useRef(false);
  const pressed = useRef<HTMLElement>(undefined);

  const restore = useEffectEvent(() => {
    isClosing.current = false;
    const slug = openedSlug();
    const article = articles.find((article) => article.slug === slug);
    // It is older than the articles on the page, or has been renamed.
    if (slug && !article) location.replace(articlePath(slug));
    else setOpened(article);
  });

  useEffect(() => {
    const listener = () => restore();
    addEventListener('popstate', listener);
    listener();
    return () => removeEventListener('popstate', listener);
  }, []);

  useEffect(() => {
    if (opened) return () => focusOpener(opened, pressed.current);
  }, [opened]);

  function open(article: ArticleSummary, button: HTMLElement) {
    pressed.current = button;
    // A double click must not add two entries.
    if (openedSlug() === article.slug) return;
    const url = urlWith(article.slug);
    try {
      // Queued clicks on two articles are replayed together; one entry lets Close work in one step.
      if (openedSlug()) history.replaceState(history.state, '', url);
      else history.pushState({ isOpened: true }, '', url);
    } catch {
      // Browsers may limit the rate of new entries.
      location.assign(articlePath(article.slug));
      return;
    }
    setOpened(article);
  }

  function close() {
    if (!isOwnEntry()) {
      // A shared link has no entry before it.
      if (openedSlug()) history.replaceState(null, '', urlWith(undefined));
      return setOpened(undefined);
    }
    // A second back() before popstate would leave the page.
    if (!isClosing.current) history.back();
    isClosing.current = true;
  }

  return { opened, open, close };
}
