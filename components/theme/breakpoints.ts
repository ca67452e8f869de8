/** Media queries, from narrow to wide; the layout below the first is the single column. */
export const from360 = '@media (min-width: 360px)';
export const from600 = '@media (min-width: 600px)';
export const from900 = '@media (min-width: 900px)';
export const from1024 = '@media (min-width: 1024px)';

export const whenDark = '@media (prefers-color-scheme: dark)';
export const whenMoving = '@media (prefers-reduced-motion: no-preference)';
export const whenStill = '@media (prefers-reduced-motion: reduce)';
export const whenForced = '@media (forced-colors: active)';
export const whenContrast = '@media (prefers-contrast: more)';
/** Nothing may show through behind text. */
export const whenOpaque = '@media (prefers-contrast: more), (prefers-reduced-transparency: reduce)';
export const onPaper = '@media print';
/** Forced colours would take a drawing's lines away, and paper needs none. */
export const withoutDrawings = `${whenForced}, print`;
