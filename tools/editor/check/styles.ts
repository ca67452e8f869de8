import { checkKey } from './checkField';

const field = `[data-key-path="${checkKey}"]`;

/**
 * The list of messages above a form, which stays in view over the bars of lists, and the messages in its fields, which say
 * what those of the package say. The package's own list (the second tab) and the notice of a refused save that leads to it
 * are left for what only the package checks: the name of a new file.
 */
export const checkStyles = `
${field}.field { display: flex; gap: 1rem; align-items: baseline; position: sticky; inset-block-start: 0; z-index: 11; padding-block: 0.5rem; background: var(--sui-primary-background-color); }
${field} > .field-wrapper { flex: 1; min-width: 0; margin: 0; }
[data-mode="edit"] .toolbar.top.top { inset-block-start: var(--check-height); }
[data-mode="edit"] .item-list .toolbar { z-index: 9; }
[data-mode="edit"] .item-list .toolbar.top.top { position: static; }
[data-mode="edit"] .item-list .cm-panels-top { inset-block-start: calc(var(--check-height) + 2.75rem); }
.check-summary ul { height: 10rem; overflow-y: auto; resize: vertical; }
.check-summary ul:has(> li:nth-child(5)) { height: clamp(10rem, 30vh, 18rem); }
.check-summary ul:empty { display: none; }
.check-summary ul, .check-messages { margin: 0; padding: 0; list-style: none; }
.check-summary summary { cursor: pointer; }
.check-summary li, .check-messages li { margin-block-start: 0.5em; line-height: 1.4; overflow-wrap: anywhere; }
.check-summary button { padding: 0; font: inherit; color: inherit; text-decoration: underline; }
.check-messages li, .check-summary li { padding-inline-start: 0.6em; border-inline-start: 3px solid #b76b00; }
.check-messages li[data-severity="error"], .check-summary li[data-severity="error"] { border-color: #c62828; }
.check-messages { margin-block-end: 0.5em; }
.check-messages:empty { display: none; }
.check-messages [data-corrected="true"] { visibility: hidden; }
body:has(.check-summary) [data-mode="edit"] .validation { display: none; }
body:has(.check-summary) .sidebar .tabs button:nth-of-type(2)[aria-checked="false"] { display: none !important; }
body:has(.check-summary[data-has-errors="true"]) .toast .alert.error:has(button) {
  font-size: 0;
  button, .status-label { display: none; }
  &::after { content: "Nothing is saved. Content check, above the form, lists what to correct."; font-size: 1rem; }
}
`;
