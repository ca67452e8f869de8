import { clampChroma, converter, formatHex, type Oklch } from 'culori';
import type { InkName } from '@/lib/schemas/categorySets';
import { brand } from './brand';
import type { ColourName } from './theme';

export type Colours = Readonly<Record<ColourName, string>>;

/** Colours of a drawing: background, thin lines and index lines (every fifth). */
type Inks = Readonly<Record<'ground' | 'thin' | 'index', string>>;

/** The colours of a drawing in light and dark mode. */
export type SchemeInks = { readonly light: Inks; readonly dark: Inks };

const toOklch = converter('oklch');

type Seeds = { colour: string; accent: string };

/** The green and the rust of the design direction, whose shades the numbers of this file are measured from. */
const green = { hue: 165, chroma: 0.06 };
const rust = { hue: 42, chroma: 0.14 };

/**
 * Every colour of the site, derived from the two of the brand. In a browser bundle, this module would carry its
 * colour conversion along: components use the custom properties of theme.ts instead.
 */
export function coloursOf({ colour, accent }: Seeds) {
  const of = shadesOf(colour, green);
  const warm = shadesOf(accent, rust);

  const brandDeep = of.step(-7.6, 0.71, 4);
  const paleAction = of.shade(96.5, 0.22, -39);
  const paleActionPressed = of.shade(83.3, 0.55, -11);
  const accentOnBrand = warm.shade(79, 0.76, 8);
  const focusOnBrand = warm.shade(86, 0.564, 19);

  const light: Colours = {
    background: of.shade(96.7, 0.16, -45),
    surface: of.shade(99, 0.09, -47),
    surfaceTint: of.shade(91.6, 0.34, -36),
    border: of.shade(83.6, 0.42, -32),
    borderStrong: of.shade(55.7, 0.42, -16),
    text: of.shade(23, 0.35, -3),
    textMuted: of.shade(43, 0.39, -8),
    brand: of.itself,
    brandDeep,
    action: of.itself,
    actionHover: of.step(7.4, 1.22, 0),
    actionPressed: brandDeep,
    onAction: of.shade(96.7, 0.16, -45),
    accent: warm.itself,
    onBrand: paleAction,
    onBrandMuted: paleActionPressed,
    accentOnBrand,
    focus: warm.itself,
    focusOnBrand,
    actionOnBrand: paleAction,
    actionOnBrandHover: '#FFFFFF',
    actionOnBrandPressed: paleActionPressed,
    onActionOnBrand: brandDeep,
    disabled: of.shade(50, 0.28, -10),
    onDisabled: of.shade(99, 0.09, -47),
    // Red means an error in any brand.
    error: '#8C1D18',
  };

  const dark: Colours = {
    background: of.shade(19.5, 0.25, -2),
    surface: of.shade(23, 0.28, -5),
    surfaceTint: of.shade(27.3, 0.43, -4),
    border: of.shade(33.6, 0.43, -7),
    borderStrong: of.shade(64, 0.47, -9),
    text: of.shade(94.2, 0.25, -33),
    textMuted: of.shade(76.4, 0.41, -14),
    brand: of.step(-3, 0.83, 2),
    brandDeep: of.shade(16.7, 0.28, 0),
    action: of.shade(82.4, 0.98, -11),
    actionHover: of.shade(88.5, 0.75, -11),
    actionPressed: of.shade(75, 1.15, -11),
    onAction: of.shade(22, 0.53, 0),
    accent: warm.shade(77, 0.83, 8),
    onBrand: of.shade(95.7, 0.25, -33),
    onBrandMuted: of.shade(81.8, 0.56, -11),
    accentOnBrand,
    focus: focusOnBrand,
    focusOnBrand,
    actionOnBrand: paleAction,
    actionOnBrandHover: '#FFFFFF',
    actionOnBrandPressed: paleActionPressed,
    onActionOnBrand: brandDeep,
    disabled: of.shade(66, 0.33, -12),
    onDisabled: of.shade(22, 0.53, 0),
    error: '#FFB4A8',
  };

  const accentMore = warm.shade(38.8, 0.84, -2);
  const accentOnBrandMore = warm.shade(88.5, 0.51, 10);
  const focusOnBrandMore = warm.shade(92.6, 0.35, 19);
  const paleActionPressedMore = of.shade(90, 0.42, -14);

  /** More contrast: at least 7:1 for text and 4.5:1 for lines. */
  const lightMore: Colours = {
    ...light,
    border: of.shade(50, 0.4, -15),
    borderStrong: of.shade(34, 0.36, -9),
    textMuted: of.shade(30.6, 0.39, -7),
    actionHover: of.shade(23, 0.35, -3),
    accent: accentMore,
    onBrandMuted: of.shade(94, 0.33, -17),
    accentOnBrand: accentOnBrandMore,
    focus: accentMore,
    focusOnBrand: focusOnBrandMore,
    actionOnBrandPressed: paleActionPressedMore,
    disabled: of.shade(37.5, 0.3, -10),
    error: '#6E1410',
  };

  const darkMore: Colours = {
    ...dark,
    border: of.shade(68, 0.46, -8.6),
    borderStrong: of.shade(80, 0.37, -8),
    textMuted: of.shade(89, 0.29, -14),
    actionPressed: of.shade(82.4, 0.98, -11),
    accent: warm.shade(86.9, 0.6, 11),
    onBrandMuted: of.shade(92.3, 0.36, -13),
    accentOnBrand: accentOnBrandMore,
    focus: focusOnBrandMore,
    focusOnBrand: focusOnBrandMore,
    actionOnBrandPressed: paleActionPressedMore,
    disabled: of.shade(79.7, 0.28, -11),
    error: '#FFD3CC',
  };

  /** Print colours: black on white, brand panels included. */
  const paper: Colours = {
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

  const thinOnTint = of.step(10.7, 1.06, -1);
  const thinOnBrand = of.shade(80, 0.78, -13);
  const newLeaf = of.shade(89.8, 1.19, -52);

  /** Colours of the drawings. */
  const drawingInks: Readonly<Record<InkName, SchemeInks>> = {
    surfaceTint: {
      light: { ground: light.surfaceTint, thin: thinOnTint, index: light.brand },
      dark: { ground: dark.surfaceTint, thin: of.shade(68.7, 0.93, -8), index: thinOnBrand },
    },
    brand: {
      light: { ground: light.brand, thin: thinOnBrand, index: of.shade(92, 0.37, -21.8) },
      dark: { ground: dark.brand, thin: of.shade(74, 1.02, -9), index: of.shade(87.5, 0.54, -15) },
    },
    surface: {
      light: { ground: light.surface, thin: of.shade(51.3, 0.47, -10), index: light.text },
      dark: {
        ground: of.shade(22.7, 0.32, -7),
        thin: of.shade(59.5, 0.57, -8),
        index: of.shade(85, 0.39, -20),
      },
    },
    accent: {
      light: {
        ground: warm.shade(91.8, 0.17, 19),
        thin: warm.shade(59, 0.82, 6),
        index: warm.shade(44.5, 0.92, -0.4),
      },
      dark: { ground: warm.shade(24.4, 0.19, 11), thin: warm.shade(62.8, 0.74, 8), index: dark.accent },
    },
    leaf: {
      light: { ground: newLeaf, thin: thinOnTint, index: light.brand },
      dark: { ground: of.shade(29.3, 0.69, -37), thin: of.shade(80, 1.7, -47.7), index: newLeaf },
    },
  };

  return { light, dark, lightMore, darkMore, paper, drawingInks };
}

/**
 * Shades of a colour in OKLCH: lightness in percent, chroma as a multiple of the colour's own, so that a grey brand has
 * grey shades, and hue as a distance from it in degrees. The distances lead from green to a warmer paper; from indigo
 * they would lead to cyan. So they shrink as the hue leaves that of the design, and are 0 a quarter of the circle away.
 * Throws if the text is not a colour.
 */
function shadesOf(hex: string, designed: { hue: number; chroma: number }) {
  if (!/^#[0-9a-f]{6}$/i.test(hex))
    throw new Error(
      `'${hex}' in components/theme/brand.ts is not a colour. Write # and six hexadecimal digits.`,
    );
  // A grey has no hue.
  const { l, c, h = 0 } = toOklch(hex) as Oklch;
  const nearness = Math.max(0, Math.cos(((h - designed.hue) * Math.PI) / 180));
  function toHex(lightness: number, chroma: number, distance: number): string {
    const shade = { mode: 'oklch', l: lightness / 100, c: chroma, h: h + nearness * distance } as const;
    return formatHex(clampChroma(shade, 'oklch')).toUpperCase();
  }
  return {
    itself: hex.toUpperCase(),
    /** A shade of a fixed lightness, at most as vivid as in the design: that of a vivid brand would colour the paper. */
    shade: (lightness: number, chroma: number, hue: number) =>
      toHex(lightness, Math.min(c, designed.chroma) * chroma, hue),
    /** A shade whose lightness differs from the colour's own. */
    step: (lightness: number, chroma: number, hue: number) => toHex(l * 100 + lightness, c * chroma, hue),
  };
}

export const { light, dark, lightMore, darkMore, paper, drawingInks } = coloursOf(brand);
