import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { filesBelow } from '../../lib/node/files';

const folder = 'tests/fixtures/content-bad';

/** A file, by its path in the content folder, and the messages of the check about it. */
type BadFile = { path: string; data: string | Buffer; messages: string[] };

const isMessage = (line: string) => /^\d+:\d+ (?:error|warning) /.test(line);

/** Files with mistakes, and those of articles.yaml. Their messages are about a copy of the specification's content with them. */
export async function readBadContent(): Promise<BadFile[]> {
  const expected = (await readFile(join(folder, 'expected.txt'), 'utf8')).trimEnd().split('\n');
  const paths = (await filesBelow(folder)).filter((path) => !/^(?:articles\.yaml|expected\.txt)$/.test(path));
  const files = paths.map(async (path) => ({
    path,
    data: await readFile(join(folder, path)),
    messages: expected
      .filter((line) => line.startsWith(`${path}:`))
      .map((line) => line.slice(path.length + 1)),
  }));
  const cases: Record<string, string> = parse(await readFile(join(folder, 'articles.yaml'), 'utf8'));
  const articles = Object.entries(cases).map(([name, text], index) => {
    const lines = text.trimEnd().split('\n');
    const [fields = '', body] = lines
      .filter((line) => !isMessage(line))
      .join('\n')
      .split(/^---\n/m);
    // Ids are counted down: messages name the next free one.
    const data = articleWith(2000 - index, fields.split('\n').filter(Boolean), body);
    return { path: `articles/${name}.md`, data, messages: lines.filter(isMessage) };
  });
  return [...(await Promise.all(files)), ...articles];
}

/** A correct article with other lines in its front matter, and with another text. Its id must have four digits, as its picture needs. */
export function articleWith(
  id: number,
  changes: readonly string[],
  body = 'We write plainly about what we do, so that a reader can decide.',
): string {
  const lines = [
    `id: ${id}`,
    `title: Case ${id}`,
    'excerpt: One sentence about it.',
    'category: Technology',
    'date: 2025-07-21',
    'readTime: 1 min read',
    `image: https://images.unsplash.com/photo-150000${id}-00000000${id}`,
    'imageAlt: A black circuit board',
  ];
  const keyOf = (line: string) => /\w+/.exec(line)?.[0];
  let position = lines.length;
  for (const change of changes) {
    const found = lines.findIndex((line) => keyOf(line) === keyOf(change));
    if (found >= 0) {
      lines.splice(found, 1);
      position = found;
    }
    if (change.startsWith('~')) continue;
    lines.splice(position, 0, change);
    position += 1;
  }
  return ['---', ...lines, '---', '', body, ''].join('\n');
}

export async function addFiles(target: string, files: readonly BadFile[]): Promise<void> {
  for (const { path, data } of files) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), data);
  }
}
