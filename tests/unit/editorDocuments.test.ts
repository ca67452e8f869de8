import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeFullContent } from '@/tests/sites/fullContent';
import { localConfig } from '@/tools/editor/config';
import { sourceKey, textKey, type Values } from '@/tools/editor/entryFile';
import { type FileFormat, fileFormats, readEntry, writeEntry } from '@/tools/editor/fileFormats';
import { filesBelow } from '@/tools/files';
import { formatted } from '@/tools/writers/format';
import { changedAt, type Path, pathsOf } from './support/paths';
import { contentCopy, specification } from './support/specification';

const config = localConfig('The group', 'website');
const formats = new Map(fileFormats(config).map((format) => [format.path, format]));

type Document = { path: string; source: string; format: FileFormat };

/** The files of a content folder that have a form, with their YAML in our form. */
async function documentsIn(folder: string): Promise<Document[]> {
  const paths = await filesBelow(folder);
  const documents = paths.map(async (path): Promise<Document[]> => {
    const format = formats.get(path) ?? formats.get(path.replace(/\/.*/, ''));
    if (!format || !path.endsWith(`.${format.extension}`)) return [];
    const source = await readFile(join(folder, path), 'utf8');
    return [{ path, format, source: formatted(source, format.extension === 'md') }];
  });
  return (await Promise.all(documents)).flat();
}

const full = await contentCopy();
await writeFullContent(full);
const documents = [...(await documentsIn(specification)), ...(await documentsIn(full))];

function changed(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  return `${String(value).trim()} changed`.trim();
}

/** The values without the line ends of blocks, which forms trim. */
function trimmed(values: Values): Values {
  return JSON.parse(JSON.stringify(values).replaceAll(/(?:\\n)+(?=")/g, ''));
}

/** Lists every line that two texts of the same length do not share. */
function changedLines(before: string, after: string): string[] {
  const lines = after.split('\n');
  expect(lines.length).toBe(before.split('\n').length);
  return before.split('\n').filter((line, index) => line !== lines[index]);
}

/** Groups in which all paths are, without neighbours, which may share a line. A test of each path would take the square. */
function groupsOf(paths: readonly Path[]): Path[][] {
  const size = Math.max(8, Math.ceil(Math.sqrt(paths.length)));
  return Array.from({ length: size }, (_, start) => paths.filter((_, index) => index % size === start));
}

describe.each(documents)('$path', ({ source, format }) => {
  const values = readEntry(source, format);

  test('saving without a change writes every byte as it was', () => {
    expect(writeEntry(values, format)).toBe(source);
    // As the form does, with every field in an order of its own.
    const filled = { ...Object.fromEntries(format.names.toReversed().map((name) => [name, ''])), ...values };
    expect(writeEntry(filled, format)).toBe(source);
  });

  // A form can only remove a section and add another.
  const leaves = pathsOf({ ...values, [sourceKey]: null }).filter(
    (path) => path[0] !== 'sections' || path.at(-1) !== 'type',
  );
  const inText = leaves.filter(([name]) => name === textKey);
  const inFields = leaves.filter(([name]) => name !== textKey);

  test('each change, in any field at any depth, changes exactly its line', () => {
    for (const paths of [...groupsOf(inFields), inText]) {
      const { [sourceKey]: _, ...expected } = paths.reduce(
        (all, path) => changedAt(all, path, changed),
        values,
      );
      const saved = writeEntry({ ...expected, [sourceKey]: source }, format);
      if (paths !== inText) expect(changedLines(source, saved), paths.join(' ')).toHaveLength(paths.length);
      expect(trimmed(readEntry(saved, format))).toMatchObject(trimmed(expected));
    }
  });
});
