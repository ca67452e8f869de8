import { checkKey } from './checkField';

const ownLabel = `[data-key-path="${checkKey}"] > header`;

/** The list of messages above a form, and the messages in its fields, which say what those of the package say. */
export const checkStyles = `
.check-summary ul { height: 10rem; overflow-y: auto; resize: vertical; }
${ownLabel} button { display: none; }
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
`;
