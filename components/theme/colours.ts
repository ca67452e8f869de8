import type { InkName } from '@/lib/schemas/categorySets';
import type { ColourName } from './theme';

export type Colours = Readonly<Record<ColourName, string>>;

/** Colours of a drawing: background, thin lines and index lines (every fifth). */
type Inks = Readonly<Record<'ground' | 'thin' | 'index', string>>;

/** The colours of a drawing in light and dark mode. */
export type SchemeInks = { readonly light: Inks; readonly dark: Inks };

/** A colour in both schemes, and where it differs in a scheme with more contrast. */
type Row = { light: string; dark: string; lightMore?: string; darkMore?: string };

/**
 * Every colour of the site. More contrast is at least 7:1 for text and 4.5:1 for lines. In a browser bundle, this module
 * would carry the table along: components use the custom properties of theme.ts instead.
 */
const palette: Readonly<Record<ColourName, Row>> = {
  background: { light: '#F3F5EE', dark: '#0F1713' },
  surface: { light: '#FBFCF8', dark: '#161F1A' },
  surfaceTint: { light: '#DFE6D8', dark: '#1C2B23' },
  border: { light: '#C3CDBD', dark: '#2C3B32', lightMore: '#5A675C', darkMore: '#8C9E92' },
  borderStrong: { light: '#6A786C', dark: '#7F9185', lightMore: '#2F3B33', darkMore: '#B3C2B8' },
  text: { light: '#14201A', dark: '#E8EEE4' },
  textMuted: { light: '#46544B', dark: '#A8B7AB', lightMore: '#26332B', darkMore: '#D3DED5' },
  brand: { light: '#12402F', dark: '#12372A' },
  brandDeep: { light: '#0B2A20', dark: '#08110D' },
  action: { light: '#12402F', dark: '#A9D1B5' },
  actionHover: { light: '#1B5640', dark: '#C4E2CC', lightMore: '#14201A' },
  actionPressed: { light: '#0B2A20', dark: '#8DBB9B', darkMore: '#A9D1B5' },
  onAction: { light: '#F3F5EE', dark: '#0B1F17' },
  accent: { light: '#9C3F14', dark: '#EE9F72', lightMore: '#74290A', darkMore: '#FFC6A3' },
  onBrand: { light: '#F1F5EC', dark: '#EDF3E9' },
  onBrandMuted: { light: '#B9CFBF', dark: '#B4CABA', lightMore: '#E3EFE4', darkMore: '#DCEADF' },
  accentOnBrand: { light: '#F0A77E', dark: '#F0A77E', lightMore: '#FFCDB0', darkMore: '#FFCDB0' },
  focus: { light: '#9C3F14', dark: '#F6C69E', lightMore: '#74290A', darkMore: '#FFE0C7' },
  focusOnBrand: { light: '#F6C69E', dark: '#F6C69E', lightMore: '#FFE0C7', darkMore: '#FFE0C7' },
  actionOnBrand: { light: '#F1F5EC', dark: '#F1F5EC' },
  actionOnBrandHover: { light: '#FFFFFF', dark: '#FFFFFF' },
  actionOnBrandPressed: { light: '#B9CFBF', dark: '#B9CFBF', lightMore: '#D3E3D6', darkMore: '#D3E3D6' },
  onActionOnBrand: { light: '#0B2A20', dark: '#0B2A20' },
  disabled: { light: '#5C665F', dark: '#8A968D', lightMore: '#3A443D', darkMore: '#B5C0B8' },
  onDisabled: { light: '#FBFCF8', dark: '#0B1F17' },
  error: { light: '#8C1D18', dark: '#FFB4A8', lightMore: '#6E1410', darkMore: '#FFD3CC' },
};

function coloursOf(pick: (row: Row) => string): Colours {
  const entries = Object.entries(palette).map(([name, row]) => [name, pick(row)]);
  return Object.fromEntries(entries) as Record<ColourName, string>;
}

export const light = coloursOf((row) => row.light);
export const dark = coloursOf((row) => row.dark);
export const lightMore = coloursOf((row) => row.lightMore ?? row.light);
export const darkMore = coloursOf((row) => row.darkMore ?? row.dark);

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

/** Colours of the drawings. */
export const drawingInks: Readonly<Record<InkName, SchemeInks>> = {
  surfaceTint: {
    light: { ground: '#DFE6D8', thin: '#2F5E4A', index: '#12402F' },
    dark: { ground: '#1C2B23', thin: '#7FA58D', index: '#A9C7B0' },
  },
  brand: {
    light: { ground: '#12402F', thin: '#A9C7B0', index: '#DDE9DC' },
    dark: { ground: '#12372A', thin: '#8DB79B', index: '#C8DCCB' },
  },
  surface: {
    light: { ground: '#FBFCF8', thin: '#5B6C60', index: '#14201A' },
    dark: { ground: '#151F19', thin: '#6F8577', index: '#C5D2C5' },
  },
  accent: {
    light: { ground: '#F0E1D5', thin: '#B2673F', index: '#8A3610' },
    dark: { ground: '#2A1D15', thin: '#B9764F', index: '#EE9F72' },
  },
  leaf: {
    light: { ground: '#DDE3AE', thin: '#2F5E4A', index: '#12402F' },
    dark: { ground: '#26301A', thin: '#B9C77C', index: '#DDE3AE' },
  },
};
