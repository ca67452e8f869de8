const texts = 'textarea, [contenteditable="true"], input:not([type="radio"], [type="checkbox"])';

/** The control of the form that the writer types into. */
let typedInto: Element | undefined;

/** Whether the writer types, and so nothing in the form may move. */
export function isTyping(): boolean {
  return typedInto !== undefined;
}

/** Lets the form change although the writer has not left the field, as after an attempt to save. */
export function endTyping(): void {
  typedInto = undefined;
}

/** Calls back when the writer leaves a field that was typed into. A click that leads away reaches its target first. */
export function onTypingEnd(listener: () => void): void {
  let isPressed = false;
  const end = () => {
    endTyping();
    listener();
  };
  const endIfLeft = () => {
    if (typedInto && !isPressed && document.activeElement !== typedInto) end();
  };
  addEventListener('input', ({ target }) => {
    const control = (target as Element).closest(`[data-mode="edit"] :is(${texts})`);
    if (control) typedInto = control;
  });
  addEventListener('focusout', () => setTimeout(endIfLeft));
  addEventListener('wheel', () => typedInto && end(), { passive: true });
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(
      type,
      () => {
        isPressed = type === 'pointerdown';
        setTimeout(endIfLeft);
      },
      { capture: true },
    );
}

/** Calls back when the caret or the focus moves. */
export function onCaretMove(listener: () => void): void {
  document.addEventListener('selectionchange', listener);
  for (const type of ['focusin', 'focusout']) addEventListener(type, () => setTimeout(listener));
}
