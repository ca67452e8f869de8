import { brand } from './brand';

/** Font stacks, declared in Fonts.tsx. */
export const font = { display: 'var(--font-display)', text: 'var(--font-text)' } as const;

/** A size that grows with the text up to a share of the screen, so that long words fit on a line of a phone. */
const upTo = (most: string, size: string) => `min(${size}, ${most})`;

/** Type scale. */
export const type = {
  home: {
    size: upTo('12.5vw', 'clamp(2.5rem, 1.4rem + 4.5vw, 5.375rem)'),
    leading: '1.03',
    tracking: '-0.028em',
  },
  page: {
    size: upTo('12.5vw', 'clamp(2.375rem, 1.45rem + 3.9vw, 4.75rem)'),
    leading: '1.03',
    tracking: '-0.028em',
  },
  article: {
    size: upTo('12.5vw', 'clamp(2.125rem, 1.5rem + 2.6vw, 3.625rem)'),
    leading: '1.07',
    tracking: '-0.028em',
  },
  h2: { size: upTo('10vw', 'clamp(1.75rem, 1.3rem + 1.95vw, 3rem)'), leading: '1.1', tracking: '-0.022em' },
  featured: {
    size: upTo('10vw', 'clamp(1.75rem, 1.35rem + 1.6vw, 2.625rem)'),
    leading: '1.12',
    tracking: '-0.02em',
  },
  h3: {
    size: upTo('9vw', 'clamp(1.375rem, 1.22rem + 0.65vw, 1.75rem)'),
    leading: '1.2',
    tracking: '-0.014em',
  },
  statement: {
    size: upTo('9vw', 'clamp(1.375rem, 1.1rem + 1.2vw, 2.125rem)'),
    leading: '1.3',
    tracking: '-0.016em',
  },
  lead: { size: 'clamp(1.125rem, 1.04rem + 0.42vw, 1.375rem)', leading: '1.5', tracking: '0' },
  body: { size: '1.0625rem', leading: '1.6', tracking: '0' },
  prose: { size: '1.125rem', leading: '1.7', tracking: '0' },
  label: { size: '1rem', leading: '1.2', tracking: '0' },
  button: { size: '1.0625rem', leading: '1.2', tracking: '0' },
  meta: { size: '0.9375rem', leading: '1.5', tracking: '0' },
  plan: { size: '0.875rem', leading: '1.3', tracking: '0' },
} as const;

export const space = {
  s20: '20px',
  s32: '32px',
  s48: '48px',
  s56: '56px',
  s72: '72px',
  s96: '96px',
  section: 'clamp(72px, 9.2vw, 136px)',
  /** Between the heading of a section and its content. */
  belowHeading: 'clamp(32px, 3.6vw, 52px)',
  gutter: 'var(--gutter)',
  gap: 'clamp(20px, 2.3vw, 32px)',
  container: '1440px',
} as const;

/** Width of running text in em: 60 to 75 characters of Figtree in a line. */
export const measure = 33;

export const line = {
  /** In pixels, at any size of the drawing. */
  drawingThin: 1.15,
  drawingIndex: 2.3,
  radius: brand.radius,
} as const;

export const motion = {
  colour: '120ms linear',
  underline: '180ms cubic-bezier(0.2, 0.7, 0.2, 1)',
  spinner: '900ms linear infinite',
} as const;

export const layer = { header: '20', menu: '30', modal: '60' } as const;
