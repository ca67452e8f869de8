/** The list of messages above a form, and one notice for each refused save: the package's own counts only empty fields. */
export const checkStyles = `
.check-summary :is(p, ul) { margin: 0; padding: 0; list-style: none; }
.check-summary ul { max-height: 14rem; overflow-y: auto; }
.check-summary li { margin-block-start: 0.5em; padding-inline-start: 0.6em; border-inline-start: 3px solid #c62828; line-height: 1.4; overflow-wrap: anywhere; }
.check-summary li[data-kind="warning"] { border-color: #b76b00; }
.check-summary button { padding: 0; font: inherit; color: inherit; text-decoration: underline; }
.toast .alert.error:has(button) {
  font-size: 0;
  button, .status-label { display: none; }
  &::after { content: "Nothing is saved. The content check, above the form, lists what to correct."; font-size: 1rem; }
}
`;
