import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { brand } from '@/components/theme/brand';
import { type Colours, coloursOf } from '@/components/theme/colours';

type Name = keyof Colours;

type Pair = { name: string; ink: string; ground: string };

/** Describes each pair of tokens below a ratio, so that a failure says which to change. */
function pairsBelow(ratio: number, all: Pair[]): string[] {
  return all
    .filter(({ ink, ground }) => wcagContrast(ink, ground) < ratio)
    .map(
      ({ name, ink, ground }) =>
        `${name} (${ink} on ${ground}) has ${wcagContrast(ink, ground).toFixed(2)}:1 and needs ${ratio}:1`,
    );
}

const grounds: Name[] = ['background', 'surface', 'surfaceTint'];
const panels: Name[] = ['brand', 'brandDeep'];

const pairs = (names: Name[], on: Name[]) =>
  names.flatMap((name) => on.map((ground) => [name, ground] as const));

/** The pairs of token names in a scheme's colours. */
const within = (colours: Colours, names: (readonly [Name, Name])[]): Pair[] =>
  names.map(([name, ground]) => ({
    name: `${name} on ${ground}`,
    ink: colours[name],
    ground: colours[ground],
  }));

const text = [
  ...pairs(['text', 'textMuted', 'action', 'actionHover', 'accent', 'error'], grounds),
  ...pairs(['onBrand', 'onBrandMuted', 'accentOnBrand'], panels),
  ...pairs(['onAction'], ['action', 'actionHover', 'actionPressed']),
  ...pairs(['onActionOnBrand'], ['actionOnBrand', 'actionOnBrandPressed']),
  ...pairs(['actionOnBrand'], panels),
  ...pairs(['onDisabled'], ['disabled']),
];

/** Borders and backgrounds of controls, focus rings, and the solid and dashed lines of the drawings. */
const shapes = [
  ...pairs(
    ['borderStrong', 'accent', 'focus', 'action', 'actionHover', 'actionPressed', 'disabled'],
    grounds,
  ),
  ...pairs(
    ['focusOnBrand', 'accentOnBrand', 'actionOnBrand', 'actionOnBrandHover', 'actionOnBrandPressed'],
    panels,
  ),
];

/** Eight hues around the circle, and grey. */
const others = [
  '#612421',
  '#533200',
  '#3A3F00',
  '#00472C',
  '#004349',
  '#1F3A6E',
  '#3F2F64',
  '#582549',
  '#404040',
];

describe.each([brand.colour, ...others])('with the brand colour %s', (colour) => {
  // The owner's accent need not suit other colours.
  const { light, dark, lightMore, darkMore, paper, drawingInks } = coloursOf({
    ...(colour === brand.colour ? brand : { ...brand, accent: '#9C3F14' }),
    colour,
  });

  describe.each([
    ['light', light],
    ['dark', dark],
  ])('in the %s scheme', (_, colours) => {
    test('text has 4.5 to 1', () => {
      expect(pairsBelow(4.5, within(colours, text))).toEqual([]);
    });

    test('controls, focus rings and lines have 3 to 1', () => {
      expect(pairsBelow(3, within(colours, shapes))).toEqual([]);
    });

    test('decorative hairlines are fainter than the borders of controls', () => {
      expect(wcagContrast(colours.border, colours.background)).toBeLessThan(
        wcagContrast(colours.borderStrong, colours.background),
      );
    });
  });

  describe.each([
    ['light', lightMore],
    ['dark', darkMore],
  ])('in the %s scheme with more contrast', (_, colours) => {
    test('text has 7 to 1', () => {
      expect(pairsBelow(7, within(colours, text))).toEqual([]);
    });

    test('controls, focus rings and lines have 4.5 to 1', () => {
      expect(pairsBelow(4.5, within(colours, shapes))).toEqual([]);
    });

    test('even hairlines have 3 to 1', () => {
      expect(pairsBelow(3, within(colours, pairs(['border'], grounds)))).toEqual([]);
    });
  });

  test('on paper text has 4.5 to 1', () => {
    const printed = text.filter(([name]) => !/actionOnBrand|Action|Disabled/.test(name));
    expect(pairsBelow(4.5, within(paper, printed))).toEqual([]);
  });

  describe.each(['light', 'dark'] as const)('line art in %s mode', (scheme) => {
    const colours = scheme === 'light' ? light : dark;
    const { brand: onBrand, surfaceTint } = drawingInks;

    // The rings of the plan and its crops. The faint contour lines around them are decorative.
    test('the plan has 3 to 1', () => {
      const plan = [
        { name: 'thin rings on brand', ink: onBrand[scheme].thin, ground: colours.brand },
        { name: 'index rings on brand', ink: onBrand[scheme].index, ground: colours.brand },
        { name: 'thin rings on surfaceTint', ink: surfaceTint[scheme].thin, ground: colours.surfaceTint },
        { name: 'index rings on surfaceTint', ink: surfaceTint[scheme].index, ground: colours.surfaceTint },
        ...within(colours, pairs(['action', 'accent'], ['background'])),
      ];
      expect(pairsBelow(3, plan)).toEqual([]);
    });

    test('the drawings have 3 to 1', () => {
      const drawings = Object.entries(drawingInks).flatMap(([name, inks]) =>
        (['thin', 'index'] as const).map((pen) => ({
          name: `${pen} on ground of ${name}`,
          ink: inks[scheme][pen],
          ground: inks[scheme].ground,
        })),
      );
      expect(drawings).toHaveLength(10);
      expect(pairsBelow(3, drawings)).toEqual([]);
    });
  });

  test('both schemes name the same colours, each written as #RRGGBB', () => {
    expect(Object.keys(dark)).toEqual(Object.keys(light));
    const all = [
      light,
      dark,
      lightMore,
      darkMore,
      paper,
      ...Object.values(drawingInks).flatMap(({ light, dark }) => [light, dark]),
    ];
    for (const value of all.flatMap((colours) => Object.values(colours)))
      expect(value).toMatch(/^#[0-9A-F]{6}$/);
  });
});
