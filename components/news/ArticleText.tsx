import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/theme';
import { ActionLink } from '../ui/actionLink';
import { Button } from '../ui/Button';
import { RichProse } from '../ui/RichProse';
import { Muted } from '../ui/textElements';
import { fetchArticleText } from './fetchArticleText';

const Notice = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  color: ${color.textMuted};
`;

type State = 'loading' | 'shown' | 'failed';

/** Text of the live region. A failure has its own alert. */
const announcements: Record<State, string> = {
  loading: 'Loading the article...',
  shown: 'The article has loaded.',
  failed: '',
};

type Props = {
  /** Path of the article's page. */
  path: string;
};

/**
 * Scrolls to the target of an in-page link, such as a footnote. Native navigation would add a history entry, so that
 * one Back would no longer close the modal.
 */
function followAnchor(event: MouseEvent<HTMLElement>) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  if (!target) return;
  // Links are focusable, and -1 would take them out of the tab order.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}

/** The text of the article in the modal, fetched from its page. */
export function ArticleText({ path }: Props) {
  const [state, setState] = useState<State>('loading');
  const prose = useRef<HTMLDivElement>(null);

  const isLoading = state === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    const controller = new AbortController();
    fetchArticleText(path, controller.signal).then(
      (text) => {
        prose.current?.replaceChildren(text);
        setState('shown');
      },
      () => setState('failed'),
    );
    return () => controller.abort();
  }, [path, isLoading]);

  function tryAgain(event: MouseEvent) {
    // The focused button is about to be removed.
    event.currentTarget.closest('dialog')?.focus();
    setState('loading');
  }

  return (
    <>
      <Muted role="status" className={state === 'loading' ? undefined : 'visually-hidden'}>
        {announcements[state]}
      </Muted>
      {state === 'failed' && (
        <Notice>
          <p role="alert">The article did not load. Check your connection and try again.</p>
          <Button type="button" data-fit data-variant="outline" onClick={tryAgain}>
            Try again
          </Button>
          <ActionLink href={path}>Open the article's own page</ActionLink>
        </Notice>
      )}
      <RichProse ref={prose} data-lede hidden={state !== 'shown'} onClick={followAnchor} />
    </>
  );
}
