import { useEffect, useRef, useState } from 'react';
import { articlePath } from '@/lib/schemas/paths.browser';
import type { ArticleSummary, CategoryCount } from '@/lib/site/summaries';

/** Opens an article in the modal; `button` gets the focus when it closes. */
export type OpenArticle = (article: ArticleSummary, button: HTMLElement) => void;

/** Focuses the button that opened an article, another that opens it, or the selected filter if there is none. */
function focusOpener(slug: string, pressed: HTMLElement | undefined) {
  const selector = `[data-fallback-href="${articlePath(slug)}"]`;
  const opener =
    (pressed?.isConnected && pressed.matches(selector) && pressed) ||
    document.querySelector<HTMLElement>(selector) ||
    document.querySelector<HTMLElement>('[aria-pressed="true"]');
  opener?.focus({ preventScroll: true });
}

/**
 * The chosen filter and the opened article, which are in the query of the URL: choosing and opening add a history entry,
 * and Back, Forward, a reload and a shared link show what is in their URL. Closing restores the focus.
 */
export function useNewsUrl(articles: readonly ArticleSummary[], counts: readonly CategoryCount[]) {
  // The HTML that was served shows all articles.
  const [query, setQuery] = useState(() => new URLSearchParams());
  const pressed = useRef<HTMLElement>(undefined);

  const category = query.get('category') ?? '';
  const found = counts.find(({ slug, aliases }) => slug === category || aliases?.includes(category));
  const slug = query.get('article') ?? '';
  const opened = articles.find((article) => article.slug === slug);

  useEffect(() => {
    const restore = () => setQuery(new URLSearchParams(location.search));
    addEventListener('popstate', restore);
    restore();
    delete document.documentElement.dataset.category;
    return () => removeEventListener('popstate', restore);
  }, []);

  useEffect(() => {
    if (opened) return () => focusOpener(opened.slug, pressed.current);
    // It is older than the articles on the page, or has been renamed.
    if (/^[a-z0-9-]+$/.test(slug)) location.replace(articlePath(slug));
  }, [opened, slug]);

  function go(name: 'category' | 'article', value: string | undefined) {
    const url = new URL(location.href);
    if (name === 'category') url.searchParams.delete('article');
    const former = url.searchParams.get(name) ?? undefined;
    // A double click must not add two entries.
    if (value === former) return;
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
    // Queued clicks on two articles are replayed together; one entry lets Close work in one step.
    if (name === 'article' && former) history.replaceState(history.state, '', url);
    else history.pushState({ isOpened: name === 'article' }, '', url);
    setQuery(url.searchParams);
  }

  function open(article: ArticleSummary, button: HTMLElement) {
    pressed.current = button;
    go('article', article.slug);
  }

  function close() {
    // A shared link has no entry before it. The state may come from another version of the site.
    if (history.state?.isOpened !== true) return go('article', undefined);
    history.back();
    // Without the modal, a second click cannot leave the page.
    setQuery((last) => new URLSearchParams({ category: last.get('category') ?? '' }));
  }

  return {
    filter: found?.category ?? 'All',
    select: (chosen: string | undefined) => go('category', chosen),
    opened,
    open,
    close,
  };
}
