import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { brand } from '@/components/theme/brand';
import { type Colours, coloursOf } from '@/components/theme/colours';

type Name = keyof Colours;

/** Two names of colours, the second of the ground. */
type Pair = readonly [ink: Name, ground: Name];

const pairs = (inks: Name[], grounds: Name[]): Pair[] =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

/** Describes what is below a ratio, so that a failure says which colour to change. */
function below(ratio: number, what: string, ink: string, ground: string): string[] {
  const found = wcagContrast(ink, ground);
  return found < ratio
    ? [`${what} (${ink} on ${ground}) has ${found.toFixed(2)}:1 and needs ${ratio}:1`]
    : [];
}

function pairsBelow(ratio: number, colours: Colours, all: Pair[]): string[] {
  return all.flatMap(([ink, ground]) => below(ratio, `${ink} on ${ground}`, colours[ink], colours[ground]));
}

const grounds: Name[] = ['background', 'surface', 'surfaceTint'];
const panels: Name[] = ['brand', 'brandDeep'];

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

/** Hues around the circle, and grey. */
const others = ['#612421', '#533200', '#3A3F00', '#00472C', '#1F3A6E', '#3F2F64', '#582549', '#404040'];

describe.each([brand.colour, ...others])('with the brand colour %s', (colour) => {
  // The owner's accent need not suit other colours.
  const seeds = colour === brand.colour ? brand : { ...brand, accent: '#9C3F14' };
  const { light, dark, lightMore, darkMore, paper, drawingInks } = coloursOf({ ...seeds, colour });

  test.each([
    ['light', light],
    ['dark', dark],
  ])('in the %s scheme text has 4.5 to 1, and controls, focus rings and lines have 3 to 1', (_, colours) => {
    expect([...pairsBelow(4.5, colours, text), ...pairsBelow(3, colours, shapes)]).toEqual([]);
  });

  test.each([
    ['light', lightMore],
    ['dark', darkMore],
  ])(
    'in the %s scheme with more contrast text has 7 to 1, controls 4.5 to 1 and hairlines 3 to 1',
    (_, colours) => {
      expect([
        ...pairsBelow(7, colours, text),
        ...pairsBelow(4.5, colours, shapes),
        ...pairsBelow(3, colours, pairs(['border'], grounds)),
      ]).toEqual([]);
    },
  );

  test('on paper text has 4.5 to 1', () => {
    const printed = text.filter(([name]) => !/actionOnBrand|Action|Disabled/.test(name));
    expect(pairsBelow(4.5, paper, printed)).toEqual([]);
  });

  // The faint contour lines around the rings of the plan are decorative.
  test.each(['light', 'dark'] as const)('the drawings have 3 to 1 in the %s scheme', (scheme) => {
    const colours = scheme === 'light' ? light : dark;
    const faint = Object.entries(drawingInks).flatMap(([name, { [scheme]: inks }]) =>
      [inks.thin, inks.index].flatMap((ink) => [
        ...below(3, `lines on the ground of ${name}`, ink, inks.ground),
        ...(name === 'brand' || name === 'surfaceTint'
          ? below(3, `rings on ${name}`, ink, colours[name])
          : []),
      ]),
    );
    expect([...faint, ...pairsBelow(3, colours, pairs(['action', 'accent'], ['background']))]).toEqual([]);
  });
});
