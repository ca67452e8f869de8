import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { callTool } from '../unit/support/callTool';
import { temporaryFolder } from '../unit/support/folders';
import { articleIn, run, slug } from '../unit/support/newArticle';
import { runTool } from '../unit/support/runTool';
import { projectFolder } from '../unit/support/specification';

describe('new:article refuses', () => {
  test('all invalid values at once, says what to write, and writes nothing', async () => {
    const folder = await projectFolder();
    const before = await readdir(join(folder, 'content/articles'));
    const { code, stderr } = await run(folder, {
      '--excerpt': undefined,
      '--category': 'Sport',
      '--date': '28/07/2025',
      '--image': 'https://example.com/a.jpg',
      '--image-alt': 'Image of a laptop',
    });
    expect(code).toBe(1);
    expect(stderr).toContain('Add these flags: --excerpt');
    expect(stderr).toMatch(/--category: .*5 Innovation/);
    expect(stderr).toMatch(/--date: .*2025-07-28/);
    expect(stderr).toMatch(/--image: .*images\.unsplash\.com/);
    expect(stderr).toMatch(/--image-alt: .*Image of/);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(await readdir(join(folder, 'content/articles'))).toEqual(before);
  });

  test('to run without flags if there is no terminal, and lists the required flags', {
    timeout: 30_000,
  }, async () => {
    const { code, stderr } = await runTool('writers/new-article/main.ts', { cwd: await projectFolder() });
    expect(code).toBe(1);
    expect(stderr).toContain('Add these flags: --title, --category, --excerpt, --image, --image-alt');
  });

  test('a file name that is taken, and does not change that file', async () => {
    const folder = await projectFolder();
    await run(folder);
    const before = await articleIn(folder);
    const { code, stderr } = await run(folder, { '--title': 'Another title', '--slug': slug });
    expect(code).toBe(1);
    expect(stderr).toMatch(/--slug: .*taken by .*choose another/);
    expect(await articleIn(folder)).toBe(before);
  });

  test('the former file name of another article', async () => {
    const folder = await projectFolder();
    await run(folder, { '--title': 'Renamed' });
    const path = join(folder, 'content/articles/renamed.md');
    const file = await readFile(path, 'utf8');
    await writeFile(path, file.replace('# aliases: [former-file-name]', `aliases: [${slug}]`));
    const { code, stderr } = await run(folder);
    expect(code).toBe(1);
    expect(stderr).toContain('renamed.md');
  });

  test('a title that another article has', async () => {
    const { code, stderr } = await run(await projectFolder(), {
      '--title': 'managed it, explained without the acronyms',
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(/--title: .*managed-it.*\.md already has this title/);
  });

  test.each([
    [['--titel', 'A'], '--titel'],
    [['A', 'title'], '-- --title'],
    [['--text', 'missing.txt'], 'no such file'],
  ])('%j and says what to write', async (args, part) => {
    const { code, stderr } = await callTool('writers/new-article/main.ts', {
      args,
      cwd: await projectFolder(),
    });
    expect(code).toBe(1);
    expect(stderr).toContain(part);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test('a word processor document as text', async () => {
    const folder = await projectFolder();
    await writeFile(join(folder, 'text.docx'), Buffer.from([0x50, 0x4b, 0x03, 0x04, 0xff, 0x00]));
    const { code, stderr } = await run(folder, {}, '--text', 'text.docx');
    expect(code).toBe(1);
    expect(stderr).toMatch(/save it as text \(\.txt\) in UTF-8/);
  });

  test('to run outside the project', async () => {
    const { code, stderr } = await run(await temporaryFolder());
    expect(code).toBe(1);
    expect(stderr).toContain("run this command in the project's folder");
  });
});
