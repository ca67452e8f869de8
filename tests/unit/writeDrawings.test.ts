import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeDrawings } from '@/tools/build/drawings';
import { temporaryFolder } from './support/folders';

describe('writing drawings', () => {
  const tree = 'tree: { x: 590, y: 235, radius: 116, rings: 5, flutes: 5, depth: 0.06, phase: 0.2 }';

  const categories =
    'categories:\n  - { name: A, slug: a, description: What., icon: leaf, drawing: Contours, colours: brand }\n';

  async function folders(venture: string) {
    const root = await temporaryFolder({
      'content/categories.yaml': categories,
      'content/ventures/care.yaml': venture,
    });
    return { contentDir: join(root, 'content'), outDir: join(root, 'public/drawings') };
  }

  test('returns the file names, deletes outdated drawings, and does not touch an unchanged file', async () => {
    const where = await folders(`name: Care\norder: 1\nstatus: planned\n${tree}\n`);
    await mkdir(where.outDir, { recursive: true });
    await writeFile(join(where.outDir, 'division-gone.svg'), '<svg/>');
    const names = await writeDrawings(where);
    expect(names).toContain('division-care.svg');
    expect((await readdir(where.outDir)).sort()).toEqual(names);
    const plan = join(where.outDir, 'plan.svg');
    await utimes(plan, 1000, 1000);
    await writeDrawings(where);
    expect((await stat(plan)).mtimeMs).toBe(1000_000);
  });

  test.each([
    ['no tree', '', /care\.yaml cannot be drawn\. Run "npm run check:content"/],
    ['invalid YAML', 'tree: [', /care\.yaml cannot be read\. Run "npm run check:content"/],
  ])('throws with the file and what to do for a venture with %s', async (_, fields, message) => {
    const where = await folders(`name: Care\norder: 1\nstatus: planned\n${fields}\n`);
    await expect(writeDrawings(where)).rejects.toThrow(message);
  });
});
