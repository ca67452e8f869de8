import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { checkDocument } from '@/lib/check/checkDocument';
import { decode } from '@/lib/content/decode';
import { compileContent } from '@/tools/build/compileContent';
import { candidate } from '../unit/support/candidates';
import { articles, expectSound, parsed, speller } from '../unit/support/checkedFile';
import { compilableProject } from '../unit/support/specification';

const odd = 'tests/fixtures/content-odd/articles';

/** A project with our Contentlayer configuration and only the given articles. */
async function projectWith(sources: readonly string[]): Promise<string> {
  const project = await compilableProject();
  const articlesFolder = join(project, 'content/articles');
  await rm(articlesFolder, { recursive: true });
  await mkdir(articlesFolder);
  for (const [index, source] of sources.entries())
    await writeFile(join(articlesFolder, `accepted-${index + 1}.md`), source);
  return project;
}

function fieldsOf({ data }: VFile): { id: number } {
  return data.document?.yaml?.values as { id: number };
}

test('Contentlayer compiles everything that the check accepts', async () => {
  const accepted: string[] = [];
  const read: { id: number }[] = [];
  fc.assert(
    fc.property(candidate, (make) => {
      const source = make(accepted.length + 1);
      const file = new VFile({ path: 'article.md' });
      decode(file, Buffer.from(source));
      checkDocument(parsed(file, articles), speller);
      expectSound(source, file.messages);
      if (file.messages.some(({ fatal }) => fatal)) return;
      accepted.push(source);
      read.push(fieldsOf(file));
    }),
    { numRuns: 80 },
  );
  expect(accepted.length).toBeGreaterThan(20);
  for (const name of await readdir(odd)) {
    const source = `\uFEFF${(await readFile(join(odd, name), 'utf8')).replaceAll('\n', '\r\n')}`;
    accepted.push(source);
    read.push(fieldsOf(parsed(new VFile({ path: name, value: source }), articles)));
  }

  const projectDir = await projectWith(accepted);
  const { output } = await compileContent({ projectDir });
  // Contentlayer may exit with 0 despite errors.
  expect(output).toMatch(/Generated \d+ documents/);
  const index = join(projectDir, '.contentlayer/generated/Article/_index.json');
  const built = JSON.parse(await readFile(index, 'utf8')) as { id: number }[];
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
  expect(built.sort(byId)).toMatchObject(read.sort(byId));
});
