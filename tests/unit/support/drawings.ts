import { dark, drawingInks, light } from '@/components/theme/colours';
import { categories } from '@/lib/site/categories';
import type { DrawnVenture } from '@/lib/site/plan/tree';
import { drawingSet } from '@/tools/build/drawings/drawingSet';

const palette = { light, dark, inks: drawingInks, thin: 1.15, index: 2.3 };
const figTree = { x: 585, y: 850, radius: 352, rings: 22, flutes: 7, depth: 0.105, phase: 0.4 };
const lichenTree = { x: 1200, y: 410, radius: 276, rings: 18, flutes: 6, depth: 0.1, phase: 1.3 };
const youngTree = { x: 590, y: 235, radius: 116, rings: 5, flutes: 5, depth: 0.06, phase: 0.2 };
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
