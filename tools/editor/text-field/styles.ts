const border = '1px solid var(--sui-textbox-border-color)';

/** The toolbar of a text and its dialogs, in the colours of the package. */
export const textFieldStyles = `
.text-field [role="toolbar"] {
  display: flex; flex-wrap: wrap; gap: 2px; padding: 4px;
  position: sticky; top: 0; z-index: 1;
  background-color: var(--sui-secondary-background-color);
  button {
    display: grid; place-items: center; flex: none; width: 34px; height: 36px; padding: 0;
    border: 0; border-radius: 4px; color: inherit; background: none; cursor: pointer;
    &:hover { background-color: var(--sui-hover-background-color); }
    &:focus-visible { outline: 2px solid var(--sui-primary-accent-color); outline-offset: -2px; }
  }
}
@media (pointer: coarse) {
  .text-field [role="toolbar"] { flex-wrap: nowrap; overflow-x: auto; button { width: 44px; height: 44px; } }
}
dialog.text-dialog {
  width: min(32rem, calc(100vw - 2rem)); padding: 1.25rem; margin: auto; border: ${border}; border-radius: 8px;
  color: var(--sui-primary-foreground-color); background-color: var(--sui-primary-background-color);
  font-family: var(--sui-font-family-default);
  &::backdrop { background-color: rgb(0 0 0 / 50%); }
  form { display: grid; gap: 0.75rem; }
  label { display: grid; gap: 0.25rem; }
  p { display: flex; justify-content: flex-end; gap: 0.5rem; margin: 0; }
  [type="submit"] { color: var(--sui-primary-accent-color-inverted); background-color: var(--sui-primary-accent-color); }
}
dialog.text-dialog :is(input, select, button) {
  min-height: 40px; padding: 4px 12px; font: inherit; color: inherit;
  border: ${border}; border-radius: 4px; background-color: var(--sui-textbox-background-color);
}
`;
