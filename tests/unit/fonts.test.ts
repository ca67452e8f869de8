import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { writeFonts } from '@/tools/build/fonts';
import { temporaryFolder } from './support/folders';

const names = ['besley', 'figtree'];

async function fontsFor(text: string): Promise<Record<string, Buffer>> {
  const folder = await temporaryFolder({ 'content/articles/a.md': text });
  const outDir = join(folder, 'fonts');
  await writeFonts({ textDirs: [join(folder, 'content')], outDir });
  const fonts = names.map(async (name) => [name, await readFile(join(outDir, `${name}.woff2`))]);
  return Object.fromEntries(await Promise.all(fonts));
}

/** Whether a font has a glyph for a character: a subset of only that character is not empty. */
async function has(font: Buffer, character: string): Promise<boolean> {
  const [one, none] = await Promise.all([character, '\ue000'].map((text) => subsetFont(font, text)));
  return (one as Buffer).length > (none as Buffer).length;
}

describe.each(names)('the font %s', (name) => {
  test.each(['A', 'z', '0', '@', '\u2019', '\u2013', '\u2026', '\u00a9'])(
    'always has %s',
    async (character) => {
      expect(await has((await fontsFor('plain'))[name] as Buffer, character)).toBe(true);
    },
  );

  test('has an accented letter if the content has it', async () => {
    expect(await has((await fontsFor('cafe'))[name] as Buffer, '\u00e9')).toBe(false);
    expect(await has((await fontsFor('caf\u00e9'))[name] as Buffer, '\u00e9')).toBe(true);
  });

  test('is byte-identical for the same characters in any order', async () => {
    const [one, other] = [await fontsFor('\u00e9 \u00fc'), await fontsFor('\u00fc, \u00e9')];
    expect(one[name]?.equals(other[name] as Buffer)).toBe(true);
  });
});

test('unchanged fonts are not written again', async () => {
  const folder = await temporaryFolder({ 'content/a.md': 'plain' });
  const folders = { textDirs: [join(folder, 'content')], outDir: join(folder, 'fonts') };
  await writeFonts(folders);
  const before = await stat(join(folders.outDir, 'figtree.woff2'));
  await writeFonts(folders);
  expect((await stat(join(folders.outDir, 'figtree.woff2'))).mtimeMs).toBe(before.mtimeMs);
});
