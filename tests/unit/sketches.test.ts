import { describe, expect, test } from 'vitest';
import { sketchOf } from '@/lib/drawings/svg';
import { elementsOf, parse } from '@/tools/finish/dom';
import { sketches } from '@/tools/finish/sketches';
import { mergeStyles } from '@/tools/finish/styles';
import { file, planned, strokes } from './support/drawings';

describe('the sketch of a drawing', () => {
  const names = ['plan.svg', 'article-company-news.svg', 'article-technology.svg', 'business-first.svg'];

  test.each(names)('%s has its heavy lines as they are, and none of the thin ones', (name) => {
    const drawing = file(planned, name);
    const kept = strokes(sketchOf(drawing)).map(({ data }) => data);
    const widths = [...drawing.matchAll(/\.([a-o])\{stroke:#\w+;stroke-width:([\d.]+)/g)];
    const heavy = widths.filter(([, , width]) => Number(width) > 1.15).map(([, layer]) => layer);
    expect(heavy).not.toEqual([]);
    expect(kept).toEqual(heavy.map((layer) => new RegExp(`class="${layer}" d="([^"]+)"`).exec(drawing)?.[1]));
    expect(sketchOf(drawing).length).toBeLessThan(drawing.length / 2);
  });

  test('stands on the same ground, in the same colours by day and by night', () => {
    const drawing = file(planned, 'article-company-news.svg');
    const beginning = (svg: string) => svg.slice(0, svg.indexOf('<g '));
    expect(beginning(sketchOf(drawing))).toBe(beginning(drawing));
  });
});

describe('under the drawings of a page', () => {
  const svg = '<svg id="a"><style>.a{stroke:#111;stroke-width:2}</style><path class="a" d="M0 0"/>%</svg>';
  const rulesOf = (body: string) => sketches(elementsOf(parse(body)), () => svg);

  test('lies a sketch where the page begins with them, once', () => {
    const first = '<img src="/drawings/a.svg"><img src="/drawings/a.svg" loading="eager">';
    const [shown, rule, ...others] = rulesOf(first);
    expect(shown).toContain('cover');
    expect(rule).toMatch(/^img\[src="\/drawings\/a\.svg"\]:not\(\[data-loaded\]\)\{/);
    expect(others).toEqual([]);
  });

  test('lies none where they come into view later, or under other pictures', () => {
    expect(rulesOf('<img src="/drawings/a.svg" loading="lazy"><img src="https://a.example/a.svg">')).toEqual(
      [],
    );
  });

  test('it is the sketch as drawn when a browser reads the rule', () => {
    const css = mergeStyles(rulesOf('<img src="/drawings/a.svg">'));
    expect(css).not.toContain('<');
    const [, address = ''] = /url\("data:image\/svg\+xml,([^"]+)"\)/.exec(css) ?? [];
    expect(decodeURIComponent(address)).toBe(sketchOf(svg));
  });
});
