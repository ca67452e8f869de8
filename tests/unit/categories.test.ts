import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawingInks } from '@/components/theme/colours';
import type { CategoryEntry } from '@/lib/articles/categoryEntry';
import { writeDrawings } from '@/tools/build/drawings';
import { categoryTable } from '../fixtures/categoryTable';
import { temporaryFolder } from './support/folders';

/** A complete entry whose name is hard on file names and XML. */
const complete = {
  name: 'People & Culture',
  drawing: 'Contours',
  icon: '<circle cx="10" cy="10" r="8"/>',
  colours: 'leaf',
} as const satisfies CategoryEntry;

const { icon: _icon, ...withoutIcon } = complete;
const { drawing: _drawing, ...withoutDrawing } = complete;
// The type checker refuses an incomplete entry: "npm run typecheck" fails if these errors go away.
// @ts-expect-error: there is no icon
withoutIcon satisfies CategoryEntry;
// @ts-expect-error: there is no drawing
withoutDrawing satisfies CategoryEntry;

/** Draws with more entries in the table, and returns the folder of the drawings. */
async function drawnWith(...entries: unknown[]): Promise<string> {
  const tree = 'tree: { x: 590, y: 235, radius: 116, rings: 5, flutes: 5, depth: 0.06, phase: 0.2 }';
  const folder = await temporaryFolder({
    'content/ventures/care.yaml': `name: Care\norder: 1\nstatus: planned\n${tree}\n`,
  });
  const outDir = join(folder, 'drawings');
  const table = [...categoryTable, ...(entries as CategoryEntry[])];
  await writeDrawings({ contentDir: join(folder, 'content'), outDir }, table);
  return outDir;
}

describe('a category that is added to the table', () => {
  test('has an icon and a drawing in its colours, with an ampersand written as "and"', async () => {
    const folder = await drawnWith(complete);
    expect(await readFile(join(folder, 'icons.svg'), 'utf8')).toContain('<symbol id="people-and-culture" ');
    expect(await readFile(join(folder, 'article-people-and-culture.svg'), 'utf8')).toContain(
      drawingInks.leaf.light.index,
    );
  });

  test.each<[what: string, entry: unknown, message: RegExp]>([
    ['no icon', withoutIcon, /categoryTable\.ts:\n {2}People & Culture: icon: /],
    ['an empty icon', { ...complete, icon: '' }, /icon: must have at least one SVG shape, such as <circle/],
    ['no drawing', withoutDrawing, /People & Culture: drawing: .*"Growth rings"/],
    ['an unknown drawing', { ...complete, drawing: 'Rings' }, /drawing: .*"Growth rings"/],
    ['no colours', { ...complete, colours: undefined }, /colours: /],
    ['unknown colours', { ...complete, colours: 'green' }, /colours: .*"surfaceTint"/],
    ['no name', { ...complete, name: undefined }, /entry \d+: name: /],
    ['markup in its name', { ...complete, name: '<b>People</b>' }, /name: must be words/],
    ['the name of the filter of all', { ...complete, name: 'all' }, /name: All has the same file names/],
    ['the name of another', { ...complete, name: 'technology' }, /name: Technology has the same file names/],
    [
      'an icon that is no XML',
      { ...complete, icon: '<g>R&D</g>' },
      /icons\.svg is not well-formed SVG: .*<g>R&D/,
    ],
  ])('stops the build with %s, and says what to write', async (_, entry, message) => {
    await expect(drawnWith(entry)).rejects.toThrow(message);
  });
});
