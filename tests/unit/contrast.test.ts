import { expect, test } from 'vitest';
import {
  type Colours,
  dark,
  darkMore,
  drawingInks,
  light,
  lightMore,
  paper,
} from '@/components/theme/colours';

type Name = keyof Colours;

/** Two names of colours, the second of the ground. */
type Pair = readonly [ink: Name, ground: Name];

const pairs = (inks: Name[], grounds: Name[]): Pair[] =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

/** The relative luminance of a colour such as #12402F (WCAG 2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((first, second) => first - second);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Describes what is below a ratio, so that a failure says which colour to change. */
function below(ratio: number, what: string, ink: string, ground: string): string[] {
  const found = contrast(ink, ground);
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
      ...(name === 'brand' || name === 'surfaceTint' ? below(3, `rings on ${name}`, ink, colours[name]) : []),
    ]),
  );
  expect([...faint, ...pairsBelow(3, colours, pairs(['action', 'accent'], ['background']))]).toEqual([]);
});
