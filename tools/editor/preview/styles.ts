/** The styles of the pane around the frame. */
export const previewStyles = `
html, body { height: 100%; margin: 0; }
body { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
body > div { height: 100%; display: flex; flex-direction: column; }
.bar { display: flex; flex-wrap: wrap; gap: 6px 16px; padding: 6px 8px; border-bottom: 1px solid #8886; }
.bar [role='group'] { display: flex; gap: 2px; }
.bar button { padding: 4px 10px; border: 1px solid #8886; border-radius: 4px; background: none; color: inherit; font: inherit; cursor: pointer; }
.bar button[aria-pressed='true'] { background: Highlight; color: HighlightText; }
.bar button[hidden] { display: none; }
[role='status'] { margin: 0; padding: 4px 8px; }
[role='status']:empty { padding: 0; }
.stage { position: relative; flex: 1; min-height: 0; overflow: hidden; background: #8883; }
.stage iframe { display: block; margin-inline: auto; border: 0; transform-origin: 0 0; background: #fff; }
/* Beside the scroll bar. */
.cover { position: absolute; inset: 0 1rem 0 0; cursor: pointer; }
@media (hover: none) { .cover { display: none; } }
`;
