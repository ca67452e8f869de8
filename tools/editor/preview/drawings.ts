import { categoryDrawing, drawingSet } from '../../build/drawings/drawingSet';
import type { Shapes } from '../../build/drawings/shapes';
import type { Content } from './content';

/** The drawings of the last build. */
declare const DRAWINGS: readonly string[];

declare const SHAPES: Shapes;

/** The drawings of a page as the content has them now: those of categories, and those that the last build did not have. */
export function showDrawings(page: Document, content: Content): void {
  for (const image of page.querySelectorAll('img[src^="/drawings/"]')) {
    const name = (image.getAttribute('src') ?? '').replace('/drawings/', '');
    const drawing = drawingNow(name, content);
    if (drawing) {
      image.setAttribute('src', `data:image/svg+xml,${encodeURIComponent(drawing)}`);
      // On a dark screen, the browser would show this one instead.
      image.closest('picture')?.querySelector('source')?.remove();
    } else if (!DRAWINGS.includes(name)) image.remove();
  }
}

/** A drawing as SVG; undefined for one as in the last build, and for one that lacks what it needs. */
function drawingNow(name: string, { allVentures, categoryList }: Content): string | undefined {
  const category = categoryList.categories.find(({ slug }) => name === `article-${slug}.svg`);
  if (category?.drawing && category.colours) {
    const { drawing, colours } = category;
    return drawn(`${drawing} ${colours}`, () => categoryDrawing({ drawing, colours }, SHAPES));
  }
  if (DRAWINGS.includes(name)) return undefined;
  const ventures = allVentures.map(({ slug, order, status }) => ({ slug, order, status }));
  return drawn(JSON.stringify(ventures), () => drawingSet(ventures, [], SHAPES)).get(name);
}

const drawingsByKey = new Map<string, unknown>();

/** What `draw` returns, kept by a key: drawing takes longer than a writer should wait for a letter. */
function drawn<Result>(key: string, draw: () => Result): Result {
  if (!drawingsByKey.has(key)) drawingsByKey.set(key, draw());
  return drawingsByKey.get(key) as Result;
}
