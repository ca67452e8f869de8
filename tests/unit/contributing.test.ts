import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '@/lib/check/checkContent';
import { formatMessage } from '@/lib/check/messages';
import { projectFolder } from './support/specification';

describe('CONTRIBUTING.md', async () => {
  const guide = await readFile('CONTRIBUTING.md', 'utf8');
  const example = (/```markdown\n( *---\n[\s\S]*?)```/.exec(guide)?.[1] ?? '').replace(/^ {3}/gm, '');
  const rows = [...guide.matchAll(/^\| `(.+)` \| `(.+)` \| `(.+)` \|$/gm)].map(
    ([, wrong = '', message = '', right = ''], index) => ({ index, wrong, message, right }),
  );
  const [plain, wrong, right] = await Promise.all([
    saidOf([example], { amongOthers: true }),
    saidOf(rows.map((row) => changed(row.index, row.wrong, fieldOf(row.right)))),
    saidOf(rows.map((row) => changed(row.index, row.right, fieldOf(row.right)))),
  ]);

  /** The field that a line gives; empty for a line of text. */
  function fieldOf(line: string): string {
    return /^(\w+): /.exec(line)?.[1] ?? '';
  }

  /** The example, told from others by its number, with the line of a field changed or a line of text more. */
  function changed(number: number, line: string, field: string): string {
    const own = example
      .replace(/^id: .*$/m, `id: ${number + 1}`)
      .replace(/^title: .*$/m, `title: Title ${number}`);
    return field ? own.replace(new RegExp(`^${field}: .*$`, 'm'), () => line) : `${own}\n${line}\n`;
  }

  /** What the check says of each of these articles, alone or among those of the specification, without the places. */
  async function saidOf(files: string[], { amongOthers = false } = {}): Promise<string[][]> {
    const folder = await projectFolder();
    const articles = join(folder, 'content/articles');
    if (!amongOthers) for (const name of await readdir(articles)) await rm(join(articles, name));
    await Promise.all(files.map((file, index) => writeFile(join(articles, `article-${index}.md`), file)));
    const checked = await checkContent(join(folder, 'content'));
    return files.map((_, index) =>
      checked
        .filter(({ path }) => path === join(articles, `article-${index}.md`))
        .flatMap(({ messages }) => messages)
        .map((message) => formatMessage(message).replace(/^.*?:\d+:\d+ /, ''))
        // Here, all of them have the example's picture.
        .filter((text) => !/also the picture of .*article-\d+\.md/.test(text)),
    );
  }

  test('has an example of an article that passes the check as it is printed', () => {
    expect(plain).toEqual([[]]);
  });

  test('has a table of messages', () => {
    expect(rows.length).toBeGreaterThan(12);
  });

  test.each(rows)('says of "$wrong" what the check says', ({ index, message }) => {
    expect(wrong[index]).toContain(message);
  });

  test.each(rows)('mends it with "$right"', ({ index }) => {
    expect(right[index]?.filter((text) => !text.startsWith('warning: readTime'))).toEqual([]);
  });
});
