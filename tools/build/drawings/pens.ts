import { type Colours, dark, drawingInks, light, type SchemeInks } from '../../../components/theme/colours';
import { line } from '../../../components/theme/tokens';

/** A colour in light and dark mode. */
export type Ink = { light: string; dark: string };

export type Pen = {
  ink: Ink;
  /** CSS pixels, independent of the size of the drawing. */
  width: number;
  opacity?: number;
  /** Dash and gap in CSS pixels. */
  dash?: readonly [dash: number, gap: number];
  /** Width and dash in a picture narrower than 520 px, if the lines would run together. */
  small?: Pick<Pen, 'width' | 'dash'>;
};

/** The pens of a drawing by the kind of its lines; every fifth ring of an established tree is an index line. */
export type Pens = Partial<Record<'faint' | 'ground' | 'thin' | 'index' | 'dashed', Pen>>;

const thin = (ink: Ink, opacity?: number): Pen => ({ ink, width: line.drawingThin, opacity });
const index = (ink: Ink, opacity?: number): Pen => ({ ink, width: line.drawingIndex, opacity });
const dashed = (ink: Ink, dash: Pen['dash'] = [9, 6]): Pen => ({ ink, width: 1.5, dash });

/** A colour of the site. */
export function colour(name: keyof Colours): Ink {
  return { light: light[name], dark: dark[name] };
}

/** A colour of a set of inks. */
export function inkOf(inks: SchemeInks, part: keyof SchemeInks['light']): Ink {
  return { light: inks.light[part], dark: inks.dark[part] };
}

/** The pens of a drawing in a set of inks. */
export function pensWith(inks: SchemeInks) {
  const fine = inkOf(inks, 'thin');
  return { faint: thin(fine, 0.5), thin: thin(fine), index: index(inkOf(inks, 'index')) } satisfies Pens;
}

const onBackground = {
  ground: thin(colour('border')),
  thin: thin(colour('action')),
  index: index(colour('action')),
  dashed: dashed(colour('accent')),
} satisfies Pens;

function onPanel(name: 'brand' | 'surfaceTint', groundOpacity: number): Pens {
  const pens = pensWith(drawingInks[name]);
  const accent = colour(name === 'brand' ? 'accentOnBrand' : 'accent');
  return { ...pens, ground: { ...pens.thin, opacity: groundOpacity }, dashed: dashed(accent) };
}

/** The band is dark in both modes. */
const bandInk: Ink = { light: dark.actionPressed, dark: dark.actionPressed };

/** The pens of the drawings that are not in a set of inks. */
export const pens = {
  /** The plan shrinks most, so it has shorter dashes, and finer lines on phones. */
  plan: {
    ground: { ...onBackground.ground, small: { width: 0.8 } },
    thin: { ...onBackground.thin, small: { width: 0.6 } },
    index: { ...onBackground.index, small: { width: 1.2 } },
    dashed: { ...dashed(colour('accent'), [6, 4]), small: { width: 1, dash: [3, 2] } },
  },
  division: onBackground,
  thumb: { ...onBackground, dashed: dashed(colour('accent'), [4, 3]) },
  brand: onPanel('brand', 0.28),
  surfaceTint: onPanel('surfaceTint', 0.35),
  /** Low contrast, because text is on top of it. */
  band: {
    ground: thin(bandInk, 0.2),
    thin: thin(bandInk, 0.4),
    index: index(bandInk, 0.58),
    dashed: dashed(colour('accentOnBrand')),
  },
  clearing: { ground: thin(colour('action'), 0.28), dashed: dashed(colour('accent')) },
  survey: { thin: thin(colour('action'), 0.28), index: index(colour('action'), 0.45) },
} satisfies Record<string, Pens>;
