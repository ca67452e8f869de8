import { expect, test } from 'vitest';
import { brand } from '@/components/theme/brand';
import { coloursOf } from '@/components/theme/colours';

test.each(['green', '#124', '12402F', '#12402G', ''])(
  "the colour of the brand is refused if it is '%s'",
  (colour) => {
    expect(() => coloursOf({ ...brand, colour })).toThrow(
      `'${colour}' in components/theme/brand.ts is not a colour.`,
    );
  },
);
