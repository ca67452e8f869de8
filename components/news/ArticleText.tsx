import { type MouseEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color } from '../theme/theme';
import { actionLink } from '../ui/actionLink';
import { Button } from '../ui/Button';
import { Prose } from '../ui/Prose';
import { fetchArticleText } from './fetchArticleText';

const Notice = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  color: ${color.ink2};
`;

const PageLink = styled.a`
  ${actionLink}
`;

const Status = styled.p`
  color: ${color.ink2};
`;

type State = 'loading' | 'shown' | 'failed';

/** What assistive technology hears; the alert of a failure speaks for itself. */
const announcements: Record<State, string> = {
  loading: 'Loading the article...',
  shown: 'The article has loaded.',
  failed: '',
};

type Props = {
  /** Path of the article's own page. */
  path: string;
};

/** The text of an article inside the modal, fetched when it is opened. */
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
    // The button goes away: without this the focus would fall out of the modal.
    event.currentTarget.closest('dialog')?.focus();
    setState('loading');
  }

  return (
    <>
      <Status role="status" className={state === 'loading' ? undefined : 'visually-hidden'}>
        {announcements[state]}
      </Status>
      {state === 'failed' && (
        <Notice>
          <p role="alert">The text could not be loaded. Please check your connection.</p>
          <Button type="button" data-fit data-variant="outline" onClick={tryAgain}>
            Try again
          </Button>
          <PageLink href={path}>Open the article's own page</PageLink>
        </Notice>
      )}
      <Prose ref={prose} data-lede hidden={state !== 'shown'} />
    </>
  );
}
