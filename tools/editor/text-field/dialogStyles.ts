const border = '1px solid var(--sui-textbox-border-color)';

/** The dialogs of texts and links, and the button of a link, in the colours of the package. */
export const dialogStyles = `
dialog.text-dialog {
  width: min(32rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); padding: 1.25rem;
  margin: auto; border: ${border}; border-radius: 8px;
  color: var(--sui-primary-foreground-color);
  background-color: var(--sui-primary-background-color);
  font-family: var(--sui-font-family-default);
  &::backdrop { background-color: rgb(0 0 0 / 50%); }
  form, form > div { display: grid; gap: 0.75rem; }
  form > .file-field { grid-template-columns: 1fr auto auto; align-items: end; gap: 0.5rem; }
  form [hidden] { display: none; }
  label { display: grid; gap: 0.25rem; }
  p { display: flex; justify-content: flex-end; gap: 0.5rem; margin: 0; }
  [type="submit"] { color: var(--sui-primary-accent-color-inverted); background-color: var(--sui-primary-accent-color); }
  .page-chooser ul { height: 14rem; margin: 0; padding: 2px; overflow: auto; list-style: none; border: ${border}; }
  .page-chooser [aria-pressed="true"] { background-color: var(--sui-selected-background-color); }
  .page-chooser button { display: grid; width: 100%; border: 0; text-align: start; }
}
dialog.text-dialog :is(input, select, button), .button-field > button {
  min-height: 40px; padding: 4px 12px; font: inherit; color: inherit;
  border: ${border}; border-radius: 4px; background-color: var(--sui-textbox-background-color);
}
dialog.text-dialog button:focus-visible, .button-field > button:focus-visible {
  outline: 2px solid var(--sui-primary-accent-color); outline-offset: -2px;
}
.button-field > button { margin-block-start: 0.5rem; cursor: pointer; }
`;
