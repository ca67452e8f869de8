import { type Colours, dark, drawingInks, light, type SchemeInks } from '../../../components/theme/colours';
import { line } from '../../../components/theme/tokens';

/** A colour in light and dark mode. */
export type Ink = { light: string; dark: string };

/** The ink of a line, and its CSS in pixels, which do not depend on the size of the drawing. */
type Pen = { ink: Ink; css: string; small?: string };

/** The kinds of lines in the order in which they are drawn; every fifth ring of an established tree is an index line. */
export const kinds = ['faint', 'ground', 'thin', 'index', 'dashed'] as const;

export type Pens = Partial<Record<(typeof kinds)[number], Pen>>;

const thin = `stroke-width:${line.drawingThin}`;
const index = `stroke-width:${line.drawingIndex}`;
const dashed = (lengths: string) => `stroke-width:1.5;stroke-dasharray:${lengths}`;

function pen(ink: Ink, css: string, opacity?: number): Pen {
  return { ink, css: opacity ? `${css};stroke-opacity:${opacity}` : css };
}

/** A colour of the site. */
export function colour(name: keyof Colours): Ink {
  return { light: light[name], dark: dark[name] };
}

/** A colour of a set of inks. */
export function inkOf(inks: SchemeInks, part: keyof SchemeInks['light']): Ink {
  return { light: inks.light[part], dark: inks.dark[part] };
}

/** The pens of a drawing in a set of inks. */
export function pensWith(inks: SchemeInks): Pens {
  const ink = inkOf(inks, 'thin');
  return { faint: pen(ink, thin, 0.5), thin: pen(ink, thin), index: pen(inkOf(inks, 'index'), index) };
}

function onPanel(name: 'brand' | 'surfaceTint', groundOpacity: number): Pens {
  const inks = drawingInks[name];
  const ground = pen(inkOf(inks, 'thin'), thin, groundOpacity);
  const accent = colour(name === 'brand' ? 'accentOnBrand' : 'accent');
  return { ...pensWith(inks), ground, dashed: pen(accent, dashed('9 6')) };
}

const [action, accent, border] = [colour('action'), colour('accent'), colour('border')];
/** The band is dark in both modes. */
const band = { light: dark.actionPressed, dark: dark.actionPressed };

const division = {
  ground: pen(border, thin),
  thin: pen(action, thin),
  index: pen(action, index),
  dashed: pen(accent, dashed('9 6')),
};

/** The pens of the drawings that are not in a set of inks. */
export const pens = {
  /** The plan shrinks most, so it has shorter dashes, and finer lines in a picture narrower than 520 px. */
  plan: {
    ground: { ...division.ground, small: 'stroke-width:0.8' },
    thin: { ...division.thin, small: 'stroke-width:0.6' },
    index: { ...division.index, small: 'stroke-width:1.2' },
    dashed: { ...pen(accent, dashed('6 4')), small: 'stroke-width:1;stroke-dasharray:3 2' },
  },
  division,
  thumb: { ...division, dashed: pen(accent, dashed('4 3')) },
  brand: onPanel('brand', 0.28),
  surfaceTint: onPanel('surfaceTint', 0.35),
  /** Low contrast, because text is on top of it. */
  band: {
    ground: pen(band, thin, 0.2),
    thin: pen(band, thin, 0.4),
    index: pen(band, index, 0.58),
    dashed: pen(colour('accentOnBrand'), dashed('9 6')),
  },
  clearing: { ground: pen(action, thin, 0.28), dashed: pen(accent, dashed('9 6')) },
  survey: { thin: pen(action, thin, 0.28), index: pen(action, index, 0.45) },
} satisfies Record<string, Pens>;
