import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { dark, light } from '@/components/theme/colours';
import { categories } from '@/lib/categories/categories';
import { bleed } from '@/lib/drawings/svg';
import { drawnPoints, file, planned, strokes } from './support/drawings';

describe('the set', () => {
  test('has a drawing for every business, division, category and page that shows one', () => {
    expect([...planned.keys()].sort()).toEqual([
      'about.svg',
      ...categories.map(({ slug }) => `article-${slug}.svg`).sort(),
      'band.svg',
      'business-first.svg',
      'business-second.svg',
      'clearing.svg',
      'division-care.svg',
      'icons.svg',
      'news.svg',
      'plan.svg',
      'survey-sheet.svg',
      'thumb-care.svg',
    ]);
  });

  test('is well-formed XML without scripts, metadata, comments or outside references', () => {
    for (const [name, svg] of planned) {
      const open: string[] = [];
      const rest = svg.replace(
        /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>/g,
        (_, end, tag, __, empty) => {
          if (end) expect(open.pop(), name).toBe(tag);
          else if (!empty) open.push(tag);
          return '';
        },
      );
      expect(open, name).toEqual([]);
      expect(rest, name).not.toMatch(/[<>&]/);
      expect(svg, name).not.toMatch(/script|metadata|<!--|NaN|Infinity|undefined|url\(/);
      expect(svg.replace('http://www.w3.org/2000/svg', ''), name).not.toContain('http');
    }
  });

  test('draws nothing outside the frame except a small bleed', () => {
    for (const [name, svg] of planned) {
      if (name === 'icons.svg') continue;
      const [, width, height] = svg.match(/viewBox="0 0 (\d+) (\d+)"/)?.map(Number) ?? [];
      const points = strokes(svg).flatMap(({ data }) => drawnPoints(data));
      const outside = points.filter(
        ([x, y]) =>
          Math.min(x, y) < -bleed - 2 || x > Number(width) + bleed + 2 || y > Number(height) + bleed + 2,
      );
      expect(points.length, name).toBeGreaterThan(100);
      expect(outside, name).toEqual([]);
    }
  });

  test('stays small enough for a phone', () => {
    const limits: [RegExp, number][] = [
      [/^plan/, 7500],
      [/^article|^about|^news|^survey/, 4500],
      [/^business|^band|^division|^thumb|^clearing/, 5000],
      [/^icons/, 2500],
    ];
    for (const [name, svg] of planned) {
      const limit = limits.find(([pattern]) => pattern.test(name))?.[1];
      expect(gzipSync(svg).length, name).toBeLessThan(limit ?? 0);
    }
  });

  test('has non-scaling line widths and fills any box', () => {
    const plan = file(planned, 'plan.svg');
    expect(plan).toContain('vector-effect:non-scaling-stroke');
    expect(plan).toMatch(
      /width="1600" height="2000" viewBox="0 0 1600 2000" preserveAspectRatio="xMidYMid slice"/,
    );
  });

  test('has its dark colours with #dark behind its URL, which pages need for Safari', () => {
    for (const [name, svg] of planned) {
      if (name === 'icons.svg') continue;
      const [, inScheme = ''] = /@media\(prefers-color-scheme:dark\)\{(.*?\})\}/.exec(svg) ?? [];
      expect(svg, name).toContain(`<svg xmlns="http://www.w3.org/2000/svg" id="dark"`);
      expect(svg, name).toContain(inScheme.replaceAll(/(^|\})\./g, '$1#dark:target .'));
      expect(inScheme, name).toContain('stroke');
    }
  });

  test('re-declares every colour for the dark scheme', () => {
    const svg = file(planned, 'business-first.svg');
    const [day = '', night = ''] = svg.split('@media(prefers-color-scheme:dark)');
    expect(day).toContain(`.p{fill:${light.brand}}`);
    expect(night).toContain(`.p{fill:${dark.brand}}`);
    // For the colour scheme and for #dark.
    expect(night.match(/stroke:#/g)).toHaveLength(2 * strokes(svg).length);
  });

  test('has a crop of its own for a business with one, on brand, and a square on surfaceTint for the next', () => {
    for (const [name, box, colour] of [
      ['business-first.svg', '640 620', light.brand],
      ['business-second.svg', '607 607', light.surfaceTint],
    ] as const) {
      expect(file(planned, name)).toContain(`viewBox="0 0 ${box}"`);
      expect(file(planned, name)).toContain(colour);
    }
  });

  test('has one icon for each filter, in the colour of the text', () => {
    const ids = [...file(planned, 'icons.svg').matchAll(/<symbol id="([^"]+)" viewBox="0 0 (\d+) /g)];
    expect(ids.map(([, id, size]) => `${id} ${size}`)).toEqual(
      ['all', ...categories.map(({ slug }) => slug)].map((slug) => `${slug} 20`),
    );
    expect(file(planned, 'icons.svg')).not.toMatch(/#[0-9A-Fa-f]{3}/);
  });
});
