import type { CategorySlug } from '../schema/categories';
import type { MotifPens } from './motif';
import type { PlanPens } from './planDrawing';
import type { Ink, Pen } from './svg';

type Name =
  | 'background'
  | 'surface'
  | 'surfaceTint'
  | 'border'
  | 'brand'
  | 'brandDeep'
  | 'action'
  | 'accent'
  | 'accentOnBrand'
  | 'actionPressed';

type Colours = Readonly<Record<Name, string>>;

type Inks = Readonly<Record<'ground' | 'thin' | 'index', string>>;

/** The colours of the site by day and by night, and its line widths in pixels. */
export type Palette = {
  light: Colours;
  dark: Colours;
  articles: Readonly<Record<CategorySlug, { light: Inks; dark: Inks }>>;
  thin: number;
  index: number;
};

/** Every pen and paper of the set, mixed from the palette. */
export function pensOf(palette: Palette) {
  const colour = (name: Name): Ink => ({ light: palette.light[name], dark: palette.dark[name] });
  const articleInk = (slug: CategorySlug, part: keyof Inks): Ink => ({
    light: palette.articles[slug].light[part],
    dark: palette.articles[slug].dark[part],
  });
  const thin = (ink: Ink, opacity?: number): Pen => ({ ink, width: palette.thin, opacity });
  const index = (ink: Ink, opacity?: number): Pen => ({ ink, width: palette.index, opacity });
  const planned = (ink: Ink): Pen => ({ ink, width: 1.5, dash: [9, 6] });

  const onBackground: PlanPens = {
    ground: thin(colour('border')),
    thin: thin(colour('action')),
    index: index(colour('action')),
    broken: planned(colour('accent')),
  };
  const pale = articleInk('technology', 'thin');
  /** The green of the dark scheme in both, for the band is dark in both. */
  const leaf: Ink = { light: palette.dark.actionPressed, dark: palette.dark.actionPressed };
  return {
    colour,
    /** The plan shrinks most: its young trees take shorter dashes, and a telephone finer lines. */
    plan: {
      ground: { ...onBackground.ground, small: { width: 0.8 } },
      thin: { ...onBackground.thin, small: { width: 0.6 } },
      index: { ...onBackground.index, small: { width: 1.2 } },
      broken: { ...onBackground.broken, dash: [6, 4], small: { width: 1, dash: [3, 2] } },
    } as PlanPens,
    division: onBackground,
    thumb: { ...onBackground, broken: { ...onBackground.broken, dash: [4, 3] } } as PlanPens,
    brand: {
      ground: thin(pale, 0.28),
      thin: thin(pale),
      index: index(articleInk('technology', 'index')),
      broken: planned(colour('accentOnBrand')),
    } as PlanPens,
    surfaceTint: {
      ground: thin(articleInk('company-news', 'thin'), 0.35),
      thin: thin(articleInk('company-news', 'thin')),
      index: index(articleInk('company-news', 'index')),
      broken: planned(colour('accent')),
    } as PlanPens,
    /** Quiet, because text stands on it. */
    band: {
      ground: thin(leaf, 0.2),
      thin: thin(leaf, 0.4),
      index: index(leaf, 0.58),
      broken: planned(colour('accentOnBrand')),
    } as PlanPens,
    clearing: { ground: thin(colour('action'), 0.28), broken: planned(colour('accent')) },
    survey: { thin: thin(colour('action'), 0.28), index: index(colour('action'), 0.45) },
    article: (slug: CategorySlug): { paper: Ink; pens: MotifPens } => ({
      paper: articleInk(slug, 'ground'),
      pens: { thin: thin(articleInk(slug, 'thin')), index: index(articleInk(slug, 'index')) },
    }),
  };
}
