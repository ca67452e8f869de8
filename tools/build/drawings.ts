import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { readCategories } from '../../lib/categories/readCategories';
import { type LocatedFields, readFields } from '../../lib/content/readFields';
import { drawingSet } from '../../lib/drawings/drawingSet';
import { planSize } from '../../lib/drawings/planFrame';
import { removeOthers, writeIfChanged } from '../../lib/node/files';
import { ventures } from '../../lib/ventures/collection';
import { drawnVenture, inDrawingOrder, palette } from './drawingInputs';

type Folders = { contentDir: string; outDir: string };

/**
 * Draws the ventures of `contentDir` into `outDir` and returns the sorted file names. Does not touch unchanged files, and
 * removes outdated ones. Throws if a document or a category cannot be drawn.
 */
export async function writeDrawings({ contentDir, outDir }: Folders): Promise<string[]> {
  const files = drawingSet(venturesIn(contentDir), palette, readCategories(contentDir));
  await mkdir(outDir, { recursive: true });
  await removeOthers(outDir, files.keys());
  await Promise.all([...files].map(([name, text]) => writeIfChanged(path.join(outDir, name), text)));
  return [...files.keys()].sort();
}

/** The ventures of a content folder; the file name is the slug. */
function venturesIn(contentDir: string) {
  return inDrawingOrder(readFields(contentDir, ventures).map(ventureIn));
}

function ventureIn({ path, name, values }: LocatedFields) {
  const { data, error } = drawnVenture.safeParse(values);
  if (error) throw new Error(errorMessage(path, error));
  return { ...data, slug: name };
}

function errorMessage(file: string, { issues }: z.ZodError): string {
  const list = issues.map(({ path: place, message }) => `  ${place.join('.')}: ${message}`);
  const fix = [
    `Write the tree in numbers, in units of the plan (${planSize}), for example:`,
    '  tree: { x: 590, y: 235, radius: 116, rings: 5, flutes: 5, depth: 0.06, phase: 0.2 }',
  ];
  return [`${file} cannot be drawn:`, ...list, ...fix].join('\n');
}
