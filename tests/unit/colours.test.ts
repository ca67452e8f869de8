import { oklch } from 'culori';
import { describe, expect, test } from 'vitest';
import { coloursOf } from '@/components/theme/colours';

/** The colours of the design direction, which the steps of colours.ts are measured from. */
const design = {
  light: {
    background: '#F3F5EE',
    surface: '#FBFCF8',
    surfaceTint: '#DFE6D8',
    border: '#C3CDBD',
    borderStrong: '#6A786C',
    text: '#14201A',
    textMuted: '#46544B',
    brand: '#12402F',
    brandDeep: '#0B2A20',
    action: '#12402F',
    actionHover: '#1B5640',
    actionPressed: '#0B2A20',
    onAction: '#F3F5EE',
    accent: '#9C3F14',
    onBrand: '#F1F5EC',
    onBrandMuted: '#B9CFBF',
    accentOnBrand: '#F0A77E',
    focus: '#9C3F14',
    focusOnBrand: '#F6C69E',
    actionOnBrand: '#F1F5EC',
    actionOnBrandHover: '#FFFFFF',
    actionOnBrandPressed: '#B9CFBF',
    onActionOnBrand: '#0B2A20',
    disabled: '#5C665F',
    onDisabled: '#FBFCF8',
    error: '#8C1D18',
  },
  dark: {
    background: '#0F1713',
    surface: '#161F1A',
    surfaceTint: '#1C2B23',
    border: '#2C3B32',
    borderStrong: '#7F9185',
    text: '#E8EEE4',
    textMuted: '#A8B7AB',
    brand: '#12372A',
    brandDeep: '#08110D',
    action: '#A9D1B5',
    actionHover: '#C4E2CC',
    actionPressed: '#8DBB9B',
    onAction: '#0B1F17',
    accent: '#EE9F72',
    onBrand: '#EDF3E9',
    onBrandMuted: '#B4CABA',
    accentOnBrand: '#F0A77E',
    focus: '#F6C69E',
    focusOnBrand: '#F6C69E',
    actionOnBrand: '#F1F5EC',
    actionOnBrandHover: '#FFFFFF',
    actionOnBrandPressed: '#B9CFBF',
    onActionOnBrand: '#0B2A20',
    disabled: '#8A968D',
    onDisabled: '#0B1F17',
    error: '#FFB4A8',
  },
};

const designed = { colour: '#12402F', accent: '#9C3F14' };

test('the two colours of the design direction have exactly its shades', () => {
  expect(coloursOf(designed)).toMatchObject(design);
});

const chromaOf = (hex: string) => oklch(hex)?.c ?? Number.NaN;
const hueOf = (hex: string) => oklch(hex)?.h ?? Number.NaN;

/** All colours of a brand as one list of #RRGGBB. */
function allColours(seeds: typeof designed): string[] {
  return JSON.stringify(coloursOf(seeds)).match(/#[0-9A-F]{6}/g) ?? [];
}

describe('another brand', () => {
  test('shares no colour with the design but black, white and the red of errors', () => {
    const fixed = ['#000000', '#FFFFFF', '#8C1D18', '#FFB4A8', '#6E1410', '#FFD3CC'];
    const old = new Set(allColours(designed));
    const shared = allColours({ colour: '#1B2A4A', accent: '#7A1FA2' }).filter((value) => old.has(value));
    expect([...new Set(shared)].sort()).toEqual(fixed.sort());
  });

  test.each([
    ...['#612421', '#533200', '#3A3F00', '#00472C', '#004349', '#1F3A6E', '#3F2F64', '#582549'],
    ...['#B00020', '#5B21B6'],
  ])('has paper as neutral as that of the design: %s', (colour) => {
    const { light, dark } = coloursOf({ ...designed, colour });
    for (const name of ['background', 'surface', 'surfaceTint', 'border'] as const) {
      expect(chromaOf(light[name]), `${name} in light`).toBeLessThan(chromaOf(design.light[name]) + 0.003);
      expect(chromaOf(dark[name]), `${name} in dark`).toBeLessThan(chromaOf(design.dark[name]) + 0.003);
    }
  });

  test.each(['#612421', '#1F3A6E', '#3F2F64', '#582549'])('has shades of the same hue: %s', (colour) => {
    const { light, dark } = coloursOf({ ...designed, colour });
    for (const value of [
      light.background,
      light.surfaceTint,
      light.brandDeep,
      light.actionHover,
      dark.background,
    ])
      expect(Math.abs(hueOf(value) - hueOf(colour)), value).toBeLessThan(12);
  });

  test('has grey shades if it is grey', () => {
    const { light } = coloursOf({ ...designed, colour: '#404040' });
    for (const value of [light.background, light.brandDeep, light.textMuted])
      expect(chromaOf(value), value).toBeLessThan(0.001);
  });

  test('may be given in small letters', () => {
    expect(coloursOf({ colour: '#12402f', accent: '#9c3f14' })).toEqual(coloursOf(designed));
  });

  test.each(['green', '#124', '12402F', '#12402G', ''])("is refused if it is '%s'", (colour) => {
    expect(() => coloursOf({ ...designed, colour })).toThrow(
      `'${colour}' in components/theme/brand.ts is not a colour. Write # and six hexadecimal digits.`,
    );
  });
});
