import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { Status } from '../forms/useSubmit';
import { Button } from '../ui/Button';
import { forgetInquiry, keepInquiry, restoreInquiry } from './unsentInquiry';

const DiscardButton = styled(Button)`
  justify-self: start;
`;

type Props = { form: RefObject<HTMLFormElement | null>; status: Status };

/** Restores an inquiry that was not sent when the page was left, says so and offers to discard it. */
export function RestoredInquiry({ form, status }: Props) {
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    setIsRestored(restoreInquiry(element));
    const keep = () => keepInquiry(new FormData(element));
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form]);

  function discard() {
    forgetInquiry();
    setIsRestored(false);
    form.current?.reset();
    // The button that had the focus is gone.
    form.current?.querySelector('input')?.focus();
  }

  if (!isRestored || status) return null;
  return (
    <>
      <p>Your message may not have reached us. It is still here, so you can send it again.</p>
      <DiscardButton type="button" data-variant="outline" data-fit onClick={discard}>
        Discard message
      </DiscardButton>
    </>
  );
}
