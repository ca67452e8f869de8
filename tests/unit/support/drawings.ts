import { dark, drawingInks, light } from '@/components/theme/colours';
import { categories } from '@/lib/categories/categories';
import { type DrawnVenture, drawingSet } from '@/lib/drawings/drawingSet';

const palette = { light, dark, inks: drawingInks, thin: 1.15, index: 2.3 };
export const figTree = { x: 585, y: 850, radius: 352, rings: 22, flutes: 7, depth: 0.105, phase: 0.4 };
export const lichenTree = { x: 1200, y: 410, radius: 276, rings: 18, flutes: 6, depth: 0.1, phase: 1.3 };
export const youngTree = { x: 590, y: 235, radius: 116, rings: 5, flutes: 5, depth: 0.06, phase: 0.2 };
const businesses: DrawnVenture[] = [
  {
    slug: 'first',
    name: 'First',
    status: 'established',
    tree: figTree,
    crop: { x: 330, y: 500, width: 640, height: 620 },
  },
  { slug: 'second', name: 'Second', status: 'established', tree: lichenTree },
];

/** Two businesses and a venture of the given status, drawn. */
function setWith(status: DrawnVenture['status']) {
  return drawingSet(
    [...businesses, { slug: 'care', name: 'Care', status, tree: youngTree }],
    palette,
    categories,
  );
}

export const planned = setWith('planned');
export const established = setWith('established');

/** A drawing of a set. Throws if there is none with this name. */
export function file(set: Map<string, string>, name: string): string {
  const text = set.get(name);
  if (text === undefined) throw new Error(`No drawing ${name} among ${[...set.keys()].join(', ')}`);
  return text;
}

type Stroke = { dashed: boolean; colour: string; rings: number; data: string };

/** The strokes of a drawing, with the styles of their classes. */
export function strokes(svg: string): Stroke[] {
  return [...svg.matchAll(/<path class="([a-o])" d="([^"]+)"/g)].map(([, name = '', data = '']) => {
    const rule = svg.match(new RegExp(`\\.${name}\\{stroke:(#[0-9A-F]{6});([^}]*)\\}`));
    const colour = rule?.[1] ?? '';
    return { dashed: /dasharray/.test(rule?.[2] ?? ''), colour, rings: data.split('z').length - 1, data };
  });
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Points at every quarter of each curve segment, in drawing units. */
export function drawnPoints(data: string): [number, number][] {
  const points: [number, number][] = [];
  for (const [, subpath = ''] of data.matchAll(/M([^M]+)/g)) {
    const [start = '', q = '', t = ''] = subpath.replace('z', '').split(/[qt]/);
    const numbers = (text: string) => [...text.matchAll(/-?\d+/g)].map(Number);
    let [x = 0, y = 0] = numbers(start);
    const [cx = 0, cy = 0, ...ends] = [...numbers(q), ...numbers(t)];
    let [controlX, controlY] = [x + cx, y + cy];
    for (let i = 0; i < ends.length; i += 2) {
      const [endX, endY] = [x + (ends[i] ?? 0), y + (ends[i + 1] ?? 0)];
      for (const s of [0, 0.25, 0.5, 0.75, 1]) {
        const along = (a: number, b: number, c: number) => (1 - s) ** 2 * a + 2 * s * (1 - s) * b + s * s * c;
        points.push([along(x, controlX, endX) / 2, along(y, controlY, endY) / 2]);
      }
      [controlX, controlY] = [2 * endX - controlX, 2 * endY - controlY];
      [x, y] = [endX, endY];
    }
  }
  return points;
}
