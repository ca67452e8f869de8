import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Failure } from '@/lib/send';
import { color } from '../theme/theme';
import type { Status } from './useSubmit';

/** While empty it takes no grid row, but is not `display: none`: some screen readers would miss the alert. */
const Wrapper = styled.div`
  display: grid;
  gap: 8px;
  padding: 4px 0 4px 16px;
  border-inline-start: 4px solid ${color.error};

  &:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }
`;

type Message = { problem: (what: string) => string; action: string };

const messages: Record<Failure, Message> = {
  refused: {
    problem: (what) => `Sorry, ${what} was not accepted.`,
    action: 'please try again',
  },
  offline: {
    problem: (what) => `You are offline, so ${what} was not sent.`,
    action: 'try again once you are connected',
  },
  outcomeUnknown: {
    problem: (what) => `Sorry, we got no clear answer, so ${what} may not have arrived.`,
    action: 'please try again (we do not mind getting it twice)',
  },
};

type Props = {
  id: string;
  status: Status;
  /** What was to be sent: `your message`. */
  what: string;
  email: string;
  /** Returns an e-mail with the data of the form, as a mailto link. */
  mail: (data: FormData) => { href: string; truncated: boolean };
};

/**
 * Says what went wrong and what to do. The empty alert is in the page from the start, because assistive
 * technology announces only what is added to an alert that exists.
 */
export function FailureNotice({ id, status, what, email, mail }: Props) {
  const wrapper = useRef<HTMLDivElement>(null);
  const data = useFormData(wrapper);
  const message: Message | undefined = messages[status as Failure];

  useEffect(() => {
    // Enter in the first field of a long form submits while the notice is off screen.
    if (message) wrapper.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);

  if (!message || !data) return <Wrapper id={id} ref={wrapper} role="alert" />;
  const { href, truncated } = mail(data);
  return (
    <Wrapper id={id} ref={wrapper} role="alert">
      <p>{message.problem(what)}</p>
      <p>
        What you typed is still here: {message.action}, or <a href={href}>send it by e-mail</a> to {email}.
        {truncated && ' It is too long for the link: copy it and paste it into the e-mail.'}
      </p>
    </Wrapper>
  );
}

/** Returns what the form around an element held at its last submit or, if that is later, its last change. */
function useFormData(element: RefObject<HTMLElement | null>): FormData | undefined {
  const [data, setData] = useState<FormData>();

  useEffect(() => {
    const form = element.current?.closest('form');
    const update = () => setData(new FormData(form ?? undefined));
    const controller = new AbortController();
    for (const type of ['submit', 'input'])
      form?.addEventListener(type, update, { signal: controller.signal });
    return () => controller.abort();
  }, [element]);

  return data;
}
