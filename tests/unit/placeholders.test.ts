import { expect, test } from 'vitest';
import { placeholderOf } from '@/lib/drawings/svg';
import { elementsOf, parse } from '@/tools/build/post-process/dom';
import { addPlaceholders } from '@/tools/build/post-process/placeholders';
import { file, planned, strokes } from './support/drawings';

test.each(['plan.svg', 'article-technology.svg', 'business-first.svg'])(
  'the placeholder of %s has some of its lines, unchanged, in its colours and less than half its size',
  (name) => {
    const drawing = file(planned, name);
    const placeholder = placeholderOf(drawing);
    const kept = strokes(placeholder).map(({ data }) => data);
    expect(kept).not.toEqual([]);
    expect(strokes(drawing).map(({ data }) => data)).toEqual(expect.arrayContaining(kept));
    expect(placeholder).toContain('@media(prefers-color-scheme:dark)');
    expect(placeholder.length).toBeLessThan(drawing.length / 2);
  },
);

const svg = '<svg id="a"><style>.a{stroke:#111;stroke-width:2}</style><path class="a" d="M0 0"/>%</svg>';
const rulesOf = (body: string) => addPlaceholders(elementsOf(parse(body)), () => svg).join('\n');

test('a drawing at the start of a page has one placeholder, which browsers decode to its SVG', () => {
  const css = rulesOf('<img src="/drawings/a.svg"><img src="/drawings/a.svg" loading="eager">');
  expect(css.match(/\[src="\/drawings\/a\.svg"\]/g)).toHaveLength(1);
  expect(css).not.toContain('<');
  const [, url = ''] = /url\("data:image\/svg\+xml,([^"]+)"\)/.exec(css) ?? [];
  expect(decodeURIComponent(url)).toBe(placeholderOf(svg).replaceAll('"', "'"));
});
