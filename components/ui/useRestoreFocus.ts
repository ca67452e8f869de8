import { type RefObject, useEffect } from 'react';

/** Gives the focus back to the button of a form, which lost it when it was disabled while sending. */
export function useRestoreFocus(form: RefObject<HTMLFormElement | undefined>, sending: boolean) {
  useEffect(() => {
    if (sending || document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  }, [form, sending]);
}
