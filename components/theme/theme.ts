/** The site's colours. colours.ts has their values. */
const colourNames = [
  'background',
  'surface',
  'surfaceTint',
  'border',
  'borderStrong',
  'text',
  'textMuted',
  /** Background of brand panels; their text is `onBrand`. */
  'brand',
  'brandDeep',
  /** Buttons, active links and solid lines. */
  'action',
  'actionHover',
  'actionPressed',
  'onAction',
  'accent',
  'onBrand',
  'onBrandMuted',
  'accentOnBrand',
  'focus',
  'focusOnBrand',
  /** Buttons on brand panels, the same in both schemes. */
  'actionOnBrand',
  'actionOnBrandHover',
  'actionOnBrandPressed',
  'onActionOnBrand',
  'disabled',
  'onDisabled',
  'error',
] as const;

export type ColourName = (typeof colourNames)[number];

/**
 * Custom property names of the colours, declared in GlobalStyle and overridden by `brandPanel`. They are `--a`, `--b` and
 * so on: longer names would be 2 percent of each page.
 */
export const colorName = Object.fromEntries(
  colourNames.map((name, i) => [name, `--${(10 + i).toString(36)}`]),
) as Record<ColourName, string>;

/** Colours for style templates, such as `var(--a)`. */
export const color = Object.fromEntries(
  colourNames.map((name) => [name, `var(${colorName[name]})`]),
) as Record<ColourName, string>;
