import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dark, light } from '@/components/theme/colours';
import { categories } from '@/lib/categories/categories';
import { planLabels } from '@/lib/drawings/labels';
import { writeDrawings } from '@/tools/build/drawings';
import { established, file, planned, strokes, youngTree } from './support/drawings';
import { temporaryFolder } from './support/folders';

describe('the set', () => {
  test('has a drawing for every business, division, category and page that shows one', () => {
    const others = ['about', 'band', 'clearing', 'icons', 'news', 'plan', 'survey-sheet'];
    const ofVentures = ['business-first', 'business-second', 'division-care', 'thumb-care'];
    const ofCategories = categories.map(({ slug }) => `article-${slug}`);
    const expected = [...others, ...ofVentures, ...ofCategories].map((name) => `${name}.svg`);
    expect([...planned.keys()].sort()).toEqual(expected.sort());
  });

  test('is well-formed XML without scripts or outside references', () => {
    for (const [name, svg] of planned) {
      const open: string[] = [];
      const element = /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>/g;
      const rest = svg.replace(element, (_, end, tag, __, empty) => {
        if (end) expect(open.pop(), name).toBe(tag);
        else if (!empty) open.push(tag);
        return '';
      });
      expect(open, name).toEqual([]);
      expect(rest, name).not.toMatch(/[<>&]/);
      expect(svg.replace('http://www.w3.org/2000/svg', ''), name).not.toMatch(
        /script|NaN|undefined|url\(|http/,
      );
    }
  });

  test('has dark colours, also with #dark behind its URL, which pages need for Safari', () => {
    for (const [name, svg] of planned) {
      if (name === 'icons.svg') continue;
      const [, inScheme = ''] = /@media\(prefers-color-scheme:dark\)\{(.*?\})\}/.exec(svg) ?? [];
      expect(svg, name).toContain('<svg xmlns="http://www.w3.org/2000/svg" id="dark"');
      expect(svg, name).toContain(inScheme.replaceAll(/(^|\})\./g, '$1#dark:target .'));
    }
    const [day = '', night = ''] = file(planned, 'business-first.svg').split(
      '@media(prefers-color-scheme:dark)',
    );
    expect([day.includes(light.brand), night.includes(dark.brand)]).toEqual([true, true]);
  });
});

describe('the tree of a venture', () => {
  const rings = (set: Map<string, string>, name: string, isDashed: boolean) =>
    strokes(file(set, name))
      .filter(({ dashed }) => dashed === isDashed)
      .reduce((total, line) => total + line.rings, 0);

  test('is dashed while the venture is planned, with its number of rings', () => {
    for (const name of ['plan.svg', 'division-care.svg', 'thumb-care.svg'])
      expect(rings(planned, name, true), name).toBe(5);
    for (const name of ['business-first.svg', 'business-second.svg'])
      expect(rings(planned, name, true), name).toBe(0);
  });

  test('is solid and has more rings when the venture opens', () => {
    for (const name of ['plan.svg', 'business-care.svg'])
      expect(rings(established, name, true), name).toBe(0);
    expect(rings(established, 'business-care.svg', false)).toBeGreaterThan(5);
  });

  test('has its label under it, in several lines if the name is long', () => {
    const name = 'Wägewell Payroll & Workforce Administration';
    const [label] = planLabels([{ ...youngTree, name, status: 'planned' }]);
    expect(label?.lines).toEqual(['Wägewell Payroll & Workforce', 'Administration']);
    expect(label?.y).toBeGreaterThan(((youngTree.y + youngTree.radius) / 1400) * 100 - 2);
  });
});

describe('writing drawings', () => {
  const category = '{ name: A, slug: a, description: What., icon: leaf, drawing: Contours, colours: brand }';

  async function folders(fields: string) {
    const root = await temporaryFolder({
      'content/categories.yaml': `categories:\n  - ${category}\n`,
      'content/ventures/care.yaml': `name: Care\norder: 1\nstatus: planned\n${fields}\n`,
    });
    return { contentDir: join(root, 'content'), outDir: join(root, 'public/drawings') };
  }

  test('returns the file names and deletes outdated drawings', async () => {
    const where = await folders(`tree: ${JSON.stringify(youngTree)}`);
    await mkdir(where.outDir, { recursive: true });
    await writeFile(join(where.outDir, 'division-gone.svg'), '<svg/>');
    const names = await writeDrawings(where);
    expect(names).toContain('division-care.svg');
    expect((await readdir(where.outDir)).sort()).toEqual(names);
  });

  test('throws with the file and what to do for a venture without a tree', async () => {
    const message = /care\.yaml cannot be drawn\. Run "npm run check:content"/;
    await expect(writeDrawings(await folders(''))).rejects.toThrow(message);
  });
});
