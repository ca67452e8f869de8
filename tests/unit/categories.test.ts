import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { drawingInks } from '@/components/theme/colours';
import type { CategoryEntry } from '@/lib/articles/categoryEntry';
import { copyProject, linkPackages } from '@/tests/sites/copyProject';
import { writeDrawings } from '@/tools/build/drawings';
import { categoryTable } from '../fixtures/categoryTable';
import { temporaryFolder } from './support/folders';
import { specification } from './support/specification';

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
    [
      'the name of the filter of all',
      { ...complete, name: 'all' },
      /name: All has the same file names \(all\)/,
    ],
    ['the name of another', { ...complete, name: 'technology' }, /name: Technology has the same file names/],
    [
      'an unescaped ampersand in its icon',
      { ...complete, icon: '<text>R&D</text>' },
      /icons\.svg is not well-formed SVG: .*near .*<text>R&D/,
    ],
    [
      'an unclosed shape in its icon',
      { ...complete, icon: '<circle cx="10" cy="10" r="8">' },
      /icons\.svg is not well-formed SVG: .*circle/,
    ],
    [
      'an attribute twice in its icon',
      { ...complete, icon: '<circle cx="10" cx="10" r="8"/>' },
      /icons\.svg is not well-formed SVG: Attribute cx redefined/,
    ],
  ])('stops the build with %s, and says what to write', async (_, entry, message) => {
    await expect(drawnWith(entry)).rejects.toThrow(message);
  });
});

describe('a category that is removed from the table', { timeout: 120_000 }, () => {
  const innovation = 'content/articles/construction-innovation-building-for-tomorrow.md';

  /** A copy of the project without the category Innovation. */
  async function copyWithout(): Promise<string> {
    const folder = await temporaryFolder();
    const includes = (file: string) => /^(?:lib|tools|package\.json|tsconfig)/.test(file);
    await copyProject(folder, { content: specification, includes });
    await linkPackages(folder);
    const file = join(folder, 'lib/articles/categoryTable.ts');
    const table = await readFile('tests/fixtures/categoryTable.ts', 'utf8');
    const entries = table.split(/(?<=^ {2}\},\n)/m);
    const others = entries.filter((entry) => !entry.includes("name: 'Innovation'"));
    expect(others).toHaveLength(entries.length - 1);
    await writeFile(file, others.join(''));
    return folder;
  }

  const check = (cwd: string) =>
    promisify(execFile)(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), 'tools/check-content/main.ts'],
      { cwd, env: { ...process.env, NODE_OPTIONS: '', GITHUB_ACTIONS: '' } },
    ).catch((error: { stdout: string; stderr: string }) => error);

  test('is an error in the articles that still use it, with the list of the others', async () => {
    const folder = await copyWithout();
    const { stderr } = await check(folder);
    expect(stderr).toContain(innovation);
    expect(stderr).toMatch(
      /category: .*must be exactly one of: Company News, Technology, Industry Insights, Investment Strategy\b(?!,)/,
    );
    const text = await readFile(join(folder, innovation), 'utf8');
    await writeFile(join(folder, innovation), text.replace('category: Innovation', 'category: Technology'));
    expect((await check(folder)).stderr).not.toMatch(/category/);
  });
});
