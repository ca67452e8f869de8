import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { writeDrawings } from '@/tools/build/drawings/writeDrawings';
import { established, file, planned, strokes } from './support/drawings';
import { temporaryFolder } from './support/folders';
import { specification } from './support/specification';

describe('the set', () => {
  test('is well-formed XML without scripts or outside references', () => {
    for (const [name, svg] of planned) {
      expect(XMLValidator.validate(svg), name).toBe(true);
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
});

describe('writing drawings', () => {
  test('returns the file names and deletes outdated drawings', async () => {
    const outDir = join(await temporaryFolder({ 'drawings/division-gone.svg': '<svg/>' }), 'drawings');
    const names = await writeDrawings({ contentDir: specification, outDir });
    expect(names).toContain('division-aged-care.svg');
    expect((await readdir(outDir)).sort()).toEqual(names);
  });
});
