const border = '1px solid var(--sui-textbox-border-color)';

/** The toolbar of a text and its dialogs, in the colours of the package. */
export const textFieldStyles = `
.text-field > [role="group"] {
  display: flex; flex-wrap: wrap; position: sticky; top: 0; z-index: 1;
  background-color: var(--sui-secondary-background-color);
  button { width: 38px; height: 44px; border: 0; color: inherit; background: none; }
  button:is(:hover, :focus-visible) { background-color: var(--sui-hover-background-color); }
}
dialog.text-dialog {
  width: min(32rem, calc(100vw - 2rem)); padding: 1.25rem; margin: auto; border: ${border}; border-radius: 8px;
  color: var(--sui-primary-foreground-color); background-color: var(--sui-primary-background-color);
  &::backdrop { background-color: rgb(0 0 0 / 50%); }
  :is(form, label) { display: grid; gap: 0.5rem; }
  p { display: flex; justify-content: flex-end; gap: 0.5rem; margin: 0; }
}
dialog.text-dialog :is(input, select, button) {
  min-height: 40px; padding: 4px 12px; font: inherit; color: inherit;
  border: ${border}; border-radius: 4px; background-color: var(--sui-textbox-background-color);
}
`;
