import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { dark, drawingInks, light } from '../../components/theme/colours';
import { line } from '../../components/theme/tokens';
import { drawingSet } from '../../lib/drawings/drawingSet';
import type { Palette } from '../../lib/drawings/pens';
import { business } from '../../lib/schema/business';
import type { CategoryEntry } from '../../lib/schema/categories';
import { division } from '../../lib/schema/division';
import { writeIfChanged } from '../files';
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
const drawnBusiness = z.object(business.pick({ name: true, order: true, tree: true, crop: true }).shape);
const drawnDivision = z.object(division.pick({ name: true, order: true, tree: true, status: true }).shape);

/**
 * Draws the businesses and divisions of `contentDir` into `outDir` and returns the sorted file names. Does not
 * touch unchanged files, and removes outdated ones. Throws if a document or a category cannot be drawn.
 */
export async function writeDrawings(
  { contentDir, outDir }: Folders,
  categories?: readonly CategoryEntry[],
): Promise<string[]> {
  const businesses = await documents(path.join(contentDir, 'businesses'), drawnBusiness);
  const divisions = await documents(path.join(contentDir, 'divisions'), drawnDivision);
  const files = drawingSet({ businesses, divisions }, palette, categories);
  await Promise.all([...files].map(([name, text]) => requireWellFormed(path.join(outDir, name), text)));
  await mkdir(outDir, { recursive: true });
  const old = (await readdir(outDir)).filter((name) => name.endsWith('.svg') && !files.has(name));
  await Promise.all(old.map((name) => rm(path.join(outDir, name))));
  await Promise.all([...files].map(([name, text]) => writeIfChanged(path.join(outDir, name), text)));
  return [...files.keys()].sort();
}

/** The documents of a folder in display order; the file name is the slug. */
async function documents<Document extends { order: number }>(folder: string, schema: z.ZodType<Document>) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  const found = await Promise.all(names.map((name) => documentAt(path.join(folder, name), schema)));
  return found.sort((a, b) => a.order - b.order);
}

async function documentAt<Document>(file: string, schema: z.ZodType<Document>) {
  const data = parsed(file, await readFile(file, 'utf8'));
  const result = schema.safeParse(data);
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
