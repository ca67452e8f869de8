import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { dark, drawingInks, light } from '../../components/theme/colours';
import { line } from '../../components/theme/tokens';
import type { CategoryEntry } from '../../lib/articles/categoryEntry';
import { drawingSet } from '../../lib/drawings/drawingSet';
import type { Palette } from '../../lib/drawings/pens';
import { readListed, writeIfChanged } from '../../lib/node/files';
import { venture } from '../../lib/ventures/schema';
import { requireWellFormed } from './svg';

type Folders = { contentDir: string; outDir: string };

const palette: Palette = {
  light,
  dark,
  inks: drawingInks,
  thin: line.drawingThin,
  index: line.drawingIndex,
};

/** The fields that a drawing needs; the content check validates the rest. */
const { name, order, status, tree, crop } = venture.shape;
const drawnVenture = z.object({ name, order, status, tree, crop });

/**
 * Draws the ventures of `contentDir` into `outDir` and returns the sorted file names. Does not touch unchanged files, and
 * removes outdated ones. Throws if a document or a category cannot be drawn.
 */
export async function writeDrawings(
  { contentDir, outDir }: Folders,
  categories?: readonly CategoryEntry[],
): Promise<string[]> {
  const files = drawingSet(await venturesIn(path.join(contentDir, 'ventures')), palette, categories);
  // One after another, because sharp keeps the error messages of parallel calls in one place.
  for (const [name, text] of files) await requireWellFormed(path.join(outDir, name), text);
  await mkdir(outDir, { recursive: true });
  const old = (await readdir(outDir)).filter((name) => name.endsWith('.svg') && !files.has(name));
  await Promise.all(old.map((name) => rm(path.join(outDir, name))));
  await Promise.all([...files].map(([name, text]) => writeIfChanged(path.join(outDir, name), text)));
  return [...files.keys()].sort();
}

/** The ventures of a folder in display order, the established ones first; the file name is the slug. */
async function venturesIn(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const files = await readListed(folder, names);
  const found = files.map(({ name, data }) => ventureIn(path.join(folder, name), data.toString()));
  return found.sort((a, b) => a.status.localeCompare(b.status) || a.order - b.order);
}

function ventureIn(file: string, text: string) {
  const result = drawnVenture.safeParse(parsed(file, text));
  if (!result.success) throw new Error(errorMessage(file, result.error));
  return { ...result.data, slug: path.basename(file, '.yaml') };
}

function parsed(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}: not valid YAML. ${error instanceof Error ? error.message : error}`);
  }
}

function errorMessage(file: string, { issues }: z.ZodError): string {
  const list = issues.map(
    ({ path: place, message }) => `  ${place.join('.') || 'the whole file'}: ${message}`,
  );
  const fix = [
    'Write the tree in numbers, in units of the plan (1600 x 1400), for example:',
    '  tree: { x: 590, y: 235, radius: 116, rings: 5, flutes: 5, depth: 0.06, phase: 0.2 }',
  ];
  return [`${file} cannot be drawn:`, ...list, ...fix].join('\n');
}
