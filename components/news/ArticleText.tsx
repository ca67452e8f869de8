import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { ActionLink } from '../ui/actionLink';
import { Button } from '../ui/Button';
import { writtenTextId } from '../ui/Prose';
import { RichProse } from '../ui/RichProse';
import { Stack } from '../ui/Stack';
import { Muted } from '../ui/textElements';

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

/** Fetches the text of an article from its page. XMLHttpRequest parses a page without running its scripts. */
function fetchText(path: string): Promise<Element> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.timeout = 15_000;
    request.onloadend = () => {
      const text = request.status === 200 && request.responseXML?.getElementById(writtenTextId);
      if (text) resolve(text);
      else reject(new Error(`${path}: no text`));
    };
    request.send();
  });
}

/** The text of the article in the modal, fetched from its page. */
export function ArticleText({ path }: Props) {
  const [state, setState] = useState<State>('loading');
  const prose = useRef<HTMLDivElement>(null);

  const isLoading = state === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    fetchText(path).then(
      (text) => {
        prose.current?.replaceChildren(...text.childNodes);
        setState('shown');
      },
      () => setState('failed'),
    );
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
        <Stack data-align="start">
          <p role="alert">The article did not load. Check your connection and try again.</p>
          <Button type="button" data-fit data-variant="outline" onClick={tryAgain}>
            Try again
          </Button>
          <ActionLink href={path}>Open the article's own page</ActionLink>
        </Stack>
      )}
      <RichProse ref={prose} data-lede hidden={state !== 'shown'} />
    </>
  );
}
