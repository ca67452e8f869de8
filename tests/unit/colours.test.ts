import { oklch } from 'culori';
import { describe, expect, test } from 'vitest';
import { brand } from '@/components/theme/brand';
import { coloursOf } from '@/components/theme/colours';

const colour = (hex: string) => oklch(hex) ?? { c: Number.NaN, h: Number.NaN };
const shadesOf = (hex: string) => {
  const { light, dark } = coloursOf({ ...brand, colour: hex });
  return [light.background, light.surfaceTint, light.brandDeep, light.actionHover, dark.background];
};

describe('the colour of the brand', () => {
  test.each(['#612421', '#1F3A6E', '#3F2F64', '#582549'])('has shades of the same hue: %s', (hex) => {
    for (const shade of shadesOf(hex))
      expect(Math.abs((colour(shade).h ?? Number.NaN) - (colour(hex).h ?? 0)), shade).toBeLessThan(12);
  });

  test('has grey shades if it is grey', () => {
    for (const shade of shadesOf('#404040')) expect(colour(shade).c, shade).toBeLessThan(0.001);
  });

  test.each(['green', '#124', '12402F', '#12402G', ''])("is refused if it is '%s'", (hex) => {
    expect(() => shadesOf(hex)).toThrow(`'${hex}' in components/theme/brand.ts is not a colour.`);
  });
});
