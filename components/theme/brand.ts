/**
 * The brand: change these values to re-brand the site (docs/development.md, "Re-brand the site"). Everything else
 * follows from them when the site is built: shades, drawings, icons and Open Graph images. Fonts are in fontFamilies.ts.
 */
export const brand = {
  /** Panels, buttons, links and solid lines. Tints of it are the backgrounds, borders and texts. */
  colour: '#12402F',
  /** What is planned, required marks and focus rings. */
  accent: '#9C3F14',
  /** Corner radius of buttons and fields. */
  radius: '2px',
} as const;
