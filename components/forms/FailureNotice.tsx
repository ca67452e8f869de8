import { type RefObject, useEffect, useRef, useState } from 'react';
import { Alert } from '../ui/Alert';
import type { Failure } from './send';
import type { Status } from './useSubmit';

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
    problem: (what) => `Sorry, we could not confirm that ${what} arrived.`,
    action: 'please try again (we do not mind getting it twice)',
  },
};

type Props = {
  id: string;
  status: Status;
  /** What the form sends, such as `your message`. */
  what: string;
  email: string;
  /** Returns the form data as a mailto link. */
  mail: (data: FormData) => { href: string; truncated: boolean };
};

/** Says what went wrong and what to do. It is empty until a submit fails. */
export function FailureNotice({ id, status, what, email, mail }: Props) {
  const wrapper = useRef<HTMLDivElement>(null);
  const data = useFormData(wrapper);
  const message: Message | undefined = messages[status as Failure];

  useEffect(() => {
    // Enter in the first field of a long form submits while the notice is off screen.
    if (message) wrapper.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);

  const { href, truncated } = (message && data && mail(data)) ?? {};
  return (
    <Alert id={id} ref={wrapper}>
      {href && (
        <>
          <p>{message?.problem(what)}</p>
          <p>
            What you typed is still here: {message?.action}, or <a href={href}>send it by e-mail</a> to{' '}
            {email}.{truncated && ' It is too long for the link: copy it and paste it into the e-mail.'}
          </p>
        </>
      )}
    </Alert>
  );
}

/** The data of the form around an element, as of its latest submit or input. */
function useFormData(element: RefObject<HTMLElement | null>): FormData | undefined {
  const [data, setData] = useState<FormData>();

  useEffect(() => {
    const form = element.current?.closest('form');
    const update = () => setData(new FormData(form ?? undefined));
    const controller = new AbortController();
    // Before the form's own handler, which disables the select: disabled fields have no data.
    const options = { signal: controller.signal, capture: true };
    for (const type of ['submit', 'input']) form?.addEventListener(type, update, options);
    return () => controller.abort();
  }, [element]);

  return data;
}
