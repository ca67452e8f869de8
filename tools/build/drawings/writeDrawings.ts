import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ventures } from '../../../lib/content/collections/ventures';
import { readFields } from '../../../lib/content/readFields';
import { removeOthers, writeIfChanged } from '../../files';
import { readCategories } from '../../readCategories';
import { drawingSet } from './drawingSet';
import type { Shapes } from './shapes';

type Folders = { contentDir: string; outDir: string };

/**
 * Draws the ventures of `contentDir` into `outDir` and returns the sorted file names. Does not touch unchanged files, and
 * removes outdated ones. Throws if a category cannot be drawn.
 */
export async function writeDrawings({ contentDir, outDir }: Folders): Promise<string[]> {
  const drawn = readFields(contentDir, ventures).map(({ name, values }) => ({ ...values, slug: name }));
  const files = drawingSet(drawn, readCategories(contentDir), await readShapes());
  await mkdir(outDir, { recursive: true });
  await removeOthers(outDir, files.keys());
  await Promise.all([...files].map(([name, text]) => writeIfChanged(join(outDir, name), text)));
  return [...files.keys()].sort();
}

/** Reads the committed shapes of the drawings. */
export async function readShapes(): Promise<Shapes> {
  const folder = 'tools/build/drawings';
  const names = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return Object.fromEntries(names.map((name, i) => [basename(name, '.svg'), texts[i] ?? '']));
}
