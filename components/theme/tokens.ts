/** Design tokens. `dark` redefines every colour of `light`. The drawings (tools/build/drawings.ts) use them too. */
export const light = {
  background: '#F3F5EE',
  surface: '#FBFCF8',
  surfaceTint: '#DFE6D8',
  border: '#C3CDBD',
  borderStrong: '#6A786C',
  text: '#14201A',
  textMuted: '#46544B',
  /** Background of brand panels; their text is `onBrand`. */
  brand: '#12402F',
  brandDeep: '#0B2A20',
  /** Buttons, active links and solid lines. */
  action: '#12402F',
  actionHover: '#1B5640',
  actionPressed: '#0B2A20',
  onAction: '#F3F5EE',
  accent: '#9C3F14',
  onBrand: '#F1F5EC',
  onBrandMuted: '#B9CFBF',
  accentOnBrand: '#F0A77E',
  focus: '#9C3F14',
  focusOnBrand: '#F6C69E',
  /** Buttons on brand panels, the same in both schemes. */
  actionOnBrand: '#F1F5EC',
  actionOnBrandHover: '#FFFFFF',
  actionOnBrandPressed: '#B9CFBF',
  onActionOnBrand: '#0B2A20',
  disabled: '#5C665F',
  onDisabled: '#FBFCF8',
  error: '#8C1D18',
} as const;

export type Colours = { readonly [Name in keyof typeof light]: string };

export const dark: Colours = {
  background: '#0F1713',
  surface: '#161F1A',
  surfaceTint: '#1C2B23',
  border: '#2C3B32',
  borderStrong: '#7F9185',
  text: '#E8EEE4',
  textMuted: '#A8B7AB',
  brand: '#12372A',
  brandDeep: '#08110D',
  action: '#A9D1B5',
  actionHover: '#C4E2CC',
  actionPressed: '#8DBB9B',
  onAction: '#0B1F17',
  accent: '#EE9F72',
  onBrand: '#EDF3E9',
  onBrandMuted: '#B4CABA',
  accentOnBrand: '#F0A77E',
  focus: '#F6C69E',
  focusOnBrand: '#F6C69E',
  actionOnBrand: '#F1F5EC',
  actionOnBrandHover: '#FFFFFF',
  actionOnBrandPressed: '#B9CFBF',
  onActionOnBrand: '#0B2A20',
  disabled: '#8A968D',
  onDisabled: '#0B1F17',
  error: '#FFB4A8',
};

/** Overrides of `light` for more contrast: at least 7:1 for text and 4.5:1 for lines. */
export const lightMore = {
  border: '#5A675C',
  borderStrong: '#2F3B33',
  textMuted: '#26332B',
  actionHover: '#14201A',
  accent: '#74290A',
  onBrandMuted: '#E3EFE4',
  accentOnBrand: '#FFCDB0',
  focus: '#74290A',
  focusOnBrand: '#FFE0C7',
  actionOnBrandPressed: '#D3E3D6',
  disabled: '#3A443D',
  error: '#6E1410',
} as const satisfies Partial<Colours>;

/** Overrides of `dark` for more contrast. */
export const darkMore = {
  border: '#8C9E92',
  borderStrong: '#B3C2B8',
  textMuted: '#D3DED5',
  actionPressed: '#A9D1B5',
  accent: '#FFC6A3',
  onBrandMuted: '#DCEADF',
  accentOnBrand: '#FFCDB0',
  focus: '#FFE0C7',
  focusOnBrand: '#FFE0C7',
  actionOnBrandPressed: '#D3E3D6',
  disabled: '#B5C0B8',
  error: '#FFD3CC',
} as const satisfies Partial<Colours>;

/** Print colours: black on white, brand panels included. */
export const paper: Colours = {
  ...light,
  background: '#FFFFFF',
  surface: '#FFFFFF',
  surfaceTint: '#FFFFFF',
  brand: '#FFFFFF',
  brandDeep: '#FFFFFF',
  text: '#000000',
  textMuted: '#000000',
  onBrand: '#000000',
  onBrandMuted: '#000000',
  accentOnBrand: light.accent,
};

/** Colours of a drawing: background, thin lines and index lines (every fifth). */
type Inks = { ground: string; thin: string; index: string };

type SchemeInks = { light: Inks; dark: Inks };

/** Colours of drawings on panels and of the drawings of pages, by their background. */
export const panelInks = {
  brand: {
    light: { ground: '#12402F', thin: '#A9C7B0', index: '#DDE9DC' },
    dark: { ground: '#12372A', thin: '#8DB79B', index: '#C8DCCB' },
  },
  surfaceTint: {
    light: { ground: '#DFE6D8', thin: '#2F5E4A', index: '#12402F' },
    dark: { ground: '#1C2B23', thin: '#7FA58D', index: '#A9C7B0' },
  },
  surface: {
    light: { ground: '#FBFCF8', thin: '#5B6C60', index: '#14201A' },
    dark: { ground: '#151F19', thin: '#6F8577', index: '#C5D2C5' },
  },
} as const satisfies Record<string, SchemeInks>;

export const font = {
  display: "var(--font-besley), 'Besley Liberation', Georgia, serif",
  text: "var(--font-figtree), 'Figtree Liberation', system-ui, sans-serif",
} as const;

/** Type scale. */
export const type = {
  home: { size: 'clamp(2.5rem, 1.4rem + 4.5vw, 5.375rem)', leading: '1.03', tracking: '-0.028em' },
  page: { size: 'clamp(2.375rem, 1.45rem + 3.9vw, 4.75rem)', leading: '1.03', tracking: '-0.028em' },
  article: { size: 'clamp(2.125rem, 1.5rem + 2.6vw, 3.625rem)', leading: '1.07', tracking: '-0.028em' },
  h2: { size: 'clamp(1.75rem, 1.3rem + 1.95vw, 3rem)', leading: '1.1', tracking: '-0.022em' },
  featured: { size: 'clamp(1.75rem, 1.35rem + 1.6vw, 2.625rem)', leading: '1.12', tracking: '-0.02em' },
  h3: { size: 'clamp(1.375rem, 1.22rem + 0.65vw, 1.75rem)', leading: '1.2', tracking: '-0.014em' },
  statement: { size: 'clamp(1.375rem, 1.1rem + 1.2vw, 2.125rem)', leading: '1.3', tracking: '-0.016em' },
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
  /** At least as wide as the notch. */
  gutter: 'max(clamp(20px, 5.5vw, 80px), env(safe-area-inset-left), env(safe-area-inset-right))',
  gap: 'clamp(20px, 2.3vw, 32px)',
  container: '1440px',
} as const;

export const line = {
  /** In pixels, at any size of the drawing. */
  drawingThin: 1.15,
  drawingIndex: 2.3,
  /** Corner radius of buttons and fields. */
  radius: '2px',
} as const;

export const motion = {
  colour: '120ms linear',
  underline: '180ms cubic-bezier(0.2, 0.7, 0.2, 1)',
  spinner: '900ms linear infinite',
} as const;

export const layer = { header: '20', menu: '30', modal: '60' } as const;
