import { describe, expect, test } from 'vitest';
import { placeholderOf } from '@/lib/drawings/svg';
import { elementsOf, parse } from '@/tools/build/post-process/dom';
import { addPlaceholders } from '@/tools/build/post-process/placeholders';
import { mergeStyles } from '@/tools/build/post-process/styles';
import { file, planned, strokes } from './support/drawings';

describe('the placeholder of a drawing', () => {
  const names = ['plan.svg', 'article-company-news.svg', 'article-technology.svg', 'business-first.svg'];

  test.each(names)('%s has its heavy lines unchanged, and no thin ones', (name) => {
    const drawing = file(planned, name);
    const kept = strokes(placeholderOf(drawing)).map(({ data }) => data);
    const widths = [...drawing.matchAll(/\.([a-o])\{stroke:#\w+;stroke-width:([\d.]+)/g)];
    const heavy = widths.filter(([, , width]) => Number(width) > 1.15).map(([, layer]) => layer);
    expect(heavy).not.toEqual([]);
    expect(kept).toEqual(heavy.map((layer) => new RegExp(`class="${layer}" d="([^"]+)"`).exec(drawing)?.[1]));
    expect(placeholderOf(drawing).length).toBeLessThan(drawing.length / 2);
  });

  test('has the same background, with the same light and dark colours, and no target', () => {
    const drawing = file(planned, 'article-company-news.svg');
    const beginning = (svg: string) => svg.slice(0, svg.indexOf('<g '));
    const withoutTarget = beginning(drawing).replace(/ id="dark"|#dark:target \.\w\{[^}]*\}/g, '');
    expect(withoutTarget).not.toContain('#dark');
    expect(beginning(placeholderOf(drawing))).toBe(withoutTarget);
  });
});

describe('the drawings of a page', () => {
  const svg = '<svg id="a"><style>.a{stroke:#111;stroke-width:2}</style><path class="a" d="M0 0"/>%</svg>';
  const rulesOf = (body: string) => addPlaceholders(elementsOf(parse(body)), () => svg);

  test('have one placeholder each at the start of the page', () => {
    const first = '<img src="/drawings/a.svg"><img src="/drawings/a.svg" loading="eager">';
    const [shown, rule, ...others] = rulesOf(first);
    expect(shown).toContain('cover');
    expect(rule).toMatch(/^img\[data-placeholder\]\[src="\/drawings\/a\.svg"\]\{/);
    expect(others).toEqual([]);
  });

  test('have none when they load lazily, nor do other images', () => {
    expect(rulesOf('<img src="/drawings/a.svg" loading="lazy"><img src="https://a.example/a.svg">')).toEqual(
      [],
    );
  });

  test('have a placeholder that browsers decode to the original SVG', () => {
    const css = mergeStyles(rulesOf('<img src="/drawings/a.svg">'));
    expect(css).not.toContain('<');
    const [, url = ''] = /url\("data:image\/svg\+xml,([^"]+)"\)/.exec(css) ?? [];
    expect(decodeURIComponent(url)).toBe(placeholderOf(svg).replaceAll('"', "'"));
  });
});
