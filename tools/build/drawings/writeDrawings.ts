import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ventures } from '../../../lib/content/collections/ventures';
import { type LocatedFields, readFields } from '../../../lib/content/readFields';
import { removeOthers, writeIfChanged } from '../../files';
import { readCategories } from '../../readCategories';
import { drawnVenture, inDrawingOrder, palette } from './drawingInputs';
import { drawingSet } from './drawingSet';

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
  const { data } = drawnVenture.safeParse(values);
  if (!data) throw new Error(`${path} cannot be drawn. Run "npm run check:content" to see what is wrong.`);
  return { ...data, slug: name };
}
