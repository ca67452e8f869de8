/**
 * The brand: change these values to re-brand the site (docs/development.md, "Re-brand the site"). Everything else
 * follows from them when the site is built: shades, drawings, icons, Open Graph images, fonts and their fallbacks.
 */
export const brand = {
  /** Panels, buttons, links and solid lines. Tints of it are the backgrounds, borders and texts. */
  colour: '#12402F',
  /** What is planned, required marks and focus rings. */
  accent: '#9C3F14',
  /** Corner radius of buttons and fields. */
  radius: '2px',
  fonts: {
    /** Headings, in weight 400: a package of Fontsource. */
    display: '@fontsource/besley',
    /** All other text, in weights 400 to 600: a variable font of Fontsource. */
    text: '@fontsource-variable/figtree',
  },
} as const;
