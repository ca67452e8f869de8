import type { Colours, SchemeInks } from '../../../components/theme/colours';
import type { ColourName } from '../../../components/theme/theme';
import type { InkName } from '../../../lib/schemas/categorySets';
import type { MotifPens } from './motif';
import type { PlanPens } from './planDrawing';
import type { Ink, Pen } from './svg';

/** The site's colours in light and dark mode, and its line widths in pixels. */
export type Palette = {
  light: Colours;
  dark: Colours;
  inks: Readonly<Record<InkName, SchemeInks>>;
  thin: number;
  index: number;
};

/** The pens and backgrounds of all drawings. */
export function pensOf(palette: Palette) {
  const colour = (name: ColourName): Ink => ({ light: palette.light[name], dark: palette.dark[name] });
  const inkOf = ({ light, dark }: SchemeInks, part: keyof SchemeInks['light']): Ink => ({
    light: light[part],
    dark: dark[part],
  });
  const thin = (ink: Ink, opacity?: number): Pen => ({ ink, width: palette.thin, opacity });
  const index = (ink: Ink, opacity?: number): Pen => ({ ink, width: palette.index, opacity });
  const planned = (ink: Ink): Pen => ({ ink, width: 1.5, dash: [9, 6] });

  const onBackground: PlanPens = {
    ground: thin(colour('border')),
    thin: thin(colour('action')),
    index: index(colour('action')),
    dashed: planned(colour('accent')),
  };
  const onPanel = (inks: SchemeInks, groundOpacity: number, dashed: ColourName): PlanPens => ({
    ground: thin(inkOf(inks, 'thin'), groundOpacity),
    thin: thin(inkOf(inks, 'thin')),
    index: index(inkOf(inks, 'index')),
    dashed: planned(colour(dashed)),
  });
  /** The band is dark in both modes. */
  const bandInk: Ink = { light: palette.dark.actionPressed, dark: palette.dark.actionPressed };
  return {
    colour,
    /** The plan shrinks most, so it has shorter dashes, and finer lines on phones. */
    plan: {
      ground: { ...onBackground.ground, small: { width: 0.8 } },
      thin: { ...onBackground.thin, small: { width: 0.6 } },
      index: { ...onBackground.index, small: { width: 1.2 } },
      dashed: { ...onBackground.dashed, dash: [6, 4], small: { width: 1, dash: [3, 2] } },
    } as PlanPens,
    division: onBackground,
    thumb: { ...onBackground, dashed: { ...onBackground.dashed, dash: [4, 3] } } as PlanPens,
    brand: onPanel(palette.inks.brand, 0.28, 'accentOnBrand'),
    surfaceTint: onPanel(palette.inks.surfaceTint, 0.35, 'accent'),
    /** Low contrast, because text is on top of it. */
    band: {
      ground: thin(bandInk, 0.2),
      thin: thin(bandInk, 0.4),
      index: index(bandInk, 0.58),
      dashed: planned(colour('accentOnBrand')),
    } as PlanPens,
    clearing: { ground: thin(colour('action'), 0.28), dashed: planned(colour('accent')) },
    survey: { thin: thin(colour('action'), 0.28), index: index(colour('action'), 0.45) },
    motif: (inks: SchemeInks): { background: Ink; pens: MotifPens } => ({
      background: inkOf(inks, 'ground'),
      pens: { thin: thin(inkOf(inks, 'thin')), index: index(inkOf(inks, 'index')) },
    }),
  };
}
