/** Font stacks, declared in fontFamilies.ts. */
export const font = { display: 'var(--font-display)', text: 'var(--font-text)' } as const;

/** The page's width and its margin on both sides. */
export const layout = { width: '1440px', gutter: 'var(--gutter)' } as const;

/** Every distance between things and inside them, but for those in `em` and for what makes a target 44px high. */
export const space = {
  s4: '4px',
  s8: '8px',
  s12: '12px',
  s16: '16px',
  s32: '32px',
  s56: '56px',
  /** Between columns. */
  gap: 'var(--gap)',
  /** Between the heading of a section and its content, and between parts of an article. */
  belowHeading: 'var(--below-heading)',
  /** Above and below a title or a panel. */
  band: 'var(--band)',
  section: 'var(--section)',
} as const;

/** The distances that grow with the screen. */
export const screenSpace = `
  --gap: clamp(20px, 2.3vw, 32px);
  --below-heading: clamp(32px, 3.6vw, 52px);
  --band: clamp(48px, 6.8vw, 100px);
  --section: clamp(72px, 9.2vw, 136px);`;

/** The same on paper. */
export const paperSpace = `
  --gap: 16px;
  --below-heading: 16px;
  --band: 16px;
  --section: 32px;`;

/** The size of running text, and its width in em: 60 to 75 characters of Figtree in a line. */
export const proseSize = '1.125rem';
export const measure = 33;

export const line = {
  /** In pixels, at any size of the drawing. */
  drawingThin: 1.15,
  drawingIndex: 2.3,
  /** Corners of buttons and fields. */
  radius: '2px',
} as const;

export const motion = {
  colour: '120ms linear',
  underline: '180ms cubic-bezier(0.2, 0.7, 0.2, 1)',
  spinner: '900ms linear infinite',
} as const;

export const layer = { header: '20', menu: '30', modal: '60' } as const;
