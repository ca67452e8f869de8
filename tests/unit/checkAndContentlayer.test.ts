import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { checkDocument } from '@/lib/check/checkDocument';
import { decode } from '@/lib/content/decode';
import { compileContent } from '@/tools/build/compileContent';
import { candidate } from './support/candidates';
import { withCarriageReturns } from './support/carriageReturns';
import { articles, expectSound, parsed } from './support/checkedFile';
import { compilableProject } from './support/specification';

const odd = 'tests/fixtures/content-odd/articles';

/** What Contentlayer makes of these articles, in their order. */
async function compiled(projectDir: string, sources: readonly string[]): Promise<unknown[]> {
  const articlesFolder = join(projectDir, 'content/articles');
  await rm(articlesFolder, { recursive: true });
  await mkdir(articlesFolder);
  const names = sources.map((_, index) => `accepted-${index + 1}`);
  for (const [index, name] of names.entries())
    await writeFile(join(articlesFolder, `${name}.md`), sources[index] as string);
  const { output } = await compileContent(projectDir);
  // Contentlayer may exit with 0 despite errors.
  expect(output).toMatch(/Generated \d+ documents/);
  const index = join(projectDir, '.contentlayer/generated/Article/_index.json');
  const built: { slug: string }[] = JSON.parse(await readFile(index, 'utf8'));
  expect(built).toHaveLength(sources.length);
  return names.map((name) => built.find(({ slug }) => slug === name));
}

function fieldsOf({ data }: VFile): object {
  return data.document?.yaml?.values as object;
}

test('Contentlayer compiles everything that the check accepts', async () => {
  const accepted: string[] = [];
  const read: object[] = [];
  fc.assert(
    fc.property(candidate, (make) => {
      const source = make(accepted.length + 1);
      const file = new VFile({ path: 'article.md' });
      decode(file, Buffer.from(source));
      checkDocument(parsed(file, articles));
      expectSound(source, file.messages);
      if (file.messages.some(({ fatal }) => fatal)) return;
      accepted.push(source);
      read.push(fieldsOf(file));
    }),
    { numRuns: 40, seed: 1 },
  );
  expect(accepted.length).toBeGreaterThan(5);
  for (const name of await readdir(odd)) {
    const written = await readFile(join(odd, name), 'utf8');
    for (const source of [`\uFEFF${written.replaceAll('\n', '\r\n')}`, withCarriageReturns(written)]) {
      accepted.push(source);
      read.push(fieldsOf(parsed(new VFile({ path: name, value: source }), articles)));
    }
  }

  const projectDir = await compilableProject();
  expect(await compiled(projectDir, accepted)).toMatchObject(read);
});
