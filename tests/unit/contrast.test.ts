import { describe, expect, test } from 'vitest';
import { type Colours, dark, darkMore, light, lightMore, panelInks, paper } from '@/components/theme/tokens';
import { categoryTable } from '@/lib/schema/categoryTable';

type Name = keyof Colours;

/** The colours of drawings, by category or panel. */
const drawings = [
  ...categoryTable.map(({ name, colours }) => [name, colours] as const),
  ...Object.entries(panelInks),
];

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

const grounds: Name[] = ['background', 'surface', 'surfaceTint'];
const panels: Name[] = ['brand', 'brandDeep'];

const pairs = (names: Name[], on: Name[]) =>
  names.flatMap((name) => on.map((ground) => [name, ground] as const));

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

/** The ratios from sections 2.1 and 2.2 of the design direction. */
const measured: [scheme: string, colours: Colours, name: Name, ground: Name, ratio: number][] = [
  ['light', light, 'text', 'background', 15.27],
  ['light', light, 'textMuted', 'surfaceTint', 6.25],
  ['light', light, 'accent', 'surfaceTint', 5.25],
  ['light', light, 'borderStrong', 'surfaceTint', 3.64],
  ['light', light, 'onBrandMuted', 'brand', 7.08],
  ['light', light, 'focusOnBrand', 'brandDeep', 9.87],
  ['light', light, 'onDisabled', 'disabled', 5.79],
  ['dark', dark, 'text', 'background', 15.43],
  ['dark', dark, 'textMuted', 'surfaceTint', 7.06],
  ['dark', dark, 'accent', 'surfaceTint', 6.93],
  ['dark', dark, 'borderStrong', 'surfaceTint', 4.43],
  ['dark', dark, 'onBrandMuted', 'brand', 7.53],
  ['dark', dark, 'focus', 'background', 11.71],
  ['dark', dark, 'onAction', 'action', 10.2],
  ['dark', dark, 'onDisabled', 'disabled', 5.58],
];

test('black on white has a ratio of 21', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe.each([
  ['light', light as Colours],
  ['dark', dark],
])('in the %s scheme', (_, colours) => {
  test.each(text)('text in %s on %s has 4.5 to 1', (name, ground) => {
    expect(contrast(colours[name], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('%s on %s has 3 to 1, for controls and focus rings', (name, ground) => {
    expect(contrast(colours[name], colours[ground])).toBeGreaterThanOrEqual(3);
  });

  test('decorative hairlines are fainter than the borders of controls', () => {
    expect(contrast(colours.border, colours.background)).toBeLessThan(
      contrast(colours.borderStrong, colours.background),
    );
  });
});

describe.each([
  ['light', { ...light, ...lightMore } as Colours],
  ['dark', { ...dark, ...darkMore }],
])('in the %s scheme with more contrast', (scheme, colours) => {
  test.each(text)('text in %s on %s has 7 to 1', (name, ground) => {
    expect(contrast(colours[name], colours[ground])).toBeGreaterThanOrEqual(7);
  });

  test.each(shapes)('%s on %s has 4.5 to 1', (name, ground) => {
    expect(contrast(colours[name], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)('even a hairline on %s has 3 to 1', (ground) => {
    expect(contrast(colours.border, colours[ground])).toBeGreaterThanOrEqual(3);
  });

  test('every overridden colour differs from the default', () => {
    const [plain, own] = scheme === 'light' ? [light, lightMore] : [dark, darkMore];
    for (const [name, value] of Object.entries(own)) expect(value, name).not.toBe(plain[name as Name]);
  });
});

test.each(text.filter(([name]) => !/actionOnBrand|Action|Disabled/.test(name)))(
  'on paper %s on %s has 4.5 to 1',
  (name, ground) => {
    expect(contrast(paper[name], paper[ground])).toBeGreaterThanOrEqual(4.5);
  },
);

describe.each(['light', 'dark'] as const)('line art in %s mode', (scheme) => {
  const colours = scheme === 'light' ? light : dark;
  const { brand, surfaceTint } = panelInks;

  // The rings of the plan and its crops. The faint contour lines around them are decorative.
  test.each([
    ['thin rings on brand', brand[scheme].thin, colours.brand],
    ['index rings on brand', brand[scheme].index, colours.brand],
    ['thin rings on surfaceTint', surfaceTint[scheme].thin, colours.surfaceTint],
    ['index rings on surfaceTint', surfaceTint[scheme].index, colours.surfaceTint],
    ['rings on background', colours.action, colours.background],
    ['planned trees on background', colours.accent, colours.background],
  ])('%s has 3 to 1', (_, ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(drawings)('the drawing on %s has 3 to 1', (_, inks) => {
    const { ground, thin, index } = inks[scheme];
    expect(contrast(thin, ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(index, ground)).toBeGreaterThanOrEqual(3);
  });
});

test.each(measured)(
  'in the %s scheme %3$s has on %4$s the ratio of the design',
  (_, colours, name, ground, ratio) => {
    expect(contrast(colours[name], colours[ground])).toBeCloseTo(ratio, 1);
  },
);

test('both schemes name the same colours, each written as #RRGGBB', () => {
  expect(Object.keys(dark)).toEqual(Object.keys(light));
  const all = [
    light,
    dark,
    lightMore,
    darkMore,
    paper,
    ...drawings.flatMap(([, { light, dark }]) => [light, dark]),
  ];
  for (const value of all.flatMap((colours) => Object.values(colours)))
    expect(value).toMatch(/^#[0-9A-F]{6}$/);
});
