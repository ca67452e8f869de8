import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { VFile } from 'vfile';
import { reporter } from 'vfile-reporter';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { articles } from '@/lib/articles/collection';
import { readCategories } from '@/lib/categories/readCategories';
import type { Collection } from '@/lib/content/collection';
import { jsonSchemaOf, type Snippet, schemaFile, snippetsOf } from '@/lib/content/editors';
import { collections } from '@/tools/collections';
import { specification } from './support/specification';

const all: readonly Collection[] = collections;
const json = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

const categories = readCategories(specification).map(({ name }) => name);

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true });
addFormats.default(ajv);

/** Errors as an editor would report them: the fields and the violated rules. */
function complaints(collection: Collection, fields: unknown): string[] {
  const { name } = collection;
  const validate =
    ajv.getSchema(name) ?? ajv.addSchema(jsonSchemaOf(collection, categories), name).getSchema(name);
  if (!validate || validate(fields)) return [];
  return (validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`.trim());
}

/** The fields of every file of a collection in the specification's content, or else in the variant's. */
async function contentOf({ path, extension }: Collection): Promise<[file: string, fields: unknown][]> {
  const own = join(specification, path);
  const folder = existsSync(own) ? own : join('tests/fixtures/variant', path);
  const files = path.endsWith(extension)
    ? [folder]
    : (await readdir(folder)).filter((name) => name.endsWith(extension)).map((name) => join(folder, name));
  return Promise.all(
    files.map(async (file): Promise<[string, unknown]> => {
      const source = await readFile(file, 'utf8');
      return [file, parse(extension === '.yaml' ? source : (source.split(/^---$/m)[1] as string))];
    }),
  );
}

describe.each(all)('the JSON Schema for $name', (collection) => {
  test('accepts valid content', async () => {
    const found = await contentOf(collection);
    expect(found).not.toEqual([]);
    for (const [file, fields] of found) expect(complaints(collection, fields), file).toEqual([]);
  });

  test('requires the same fields as the check, and describes each', async () => {
    const { required, properties } = jsonSchemaOf(collection, categories) as {
      required: string[];
      properties: Record<string, { description?: string; title?: string; type: string }>;
    };
    const { error } = collection.schema.safeParse({});
    expect(error?.issues.map(({ path }) => path[0])).toEqual(required);
    for (const [name, { description, title, type }] of Object.entries(properties))
      expect(description ?? title ?? type, name).toMatch(/\w/);
  });
});

describe('an editor, on the front matter of an article,', () => {
  const article = articles;
  const good = {
    id: 7,
    title: 'A title',
    excerpt: 'A sentence.',
    category: 'Technology',
    date: '2025-07-21',
    readTime: '6 min read',
    image: 'https://images.unsplash.com/photo-1518770660439-4636190af475',
    imageAlt: 'A circuit board',
  };

  test('reports nothing as it should be, of a draft and with former names', async () => {
    for (const change of [{}, { draft: true }, { aliases: ['an-old-name'] }])
      expect(complaints(article, { ...good, ...change })).toEqual([]);
  });

  test.each<[what: string, change: Record<string, unknown>, complaint: string]>([
    ['a missing title', { title: undefined }, 'required'],
    ['an id in quotation marks', { id: '7' }, '/id type'],
    ['an id of nothing', { id: 0 }, '/id minimum'],
    ['a date that does not exist', { date: '2025-02-30' }, '/date pattern'],
    ['a read time in words', { readTime: 'six minutes' }, '/readTime pattern'],
    ['a picture elsewhere', { image: 'https://example.com/a.jpg' }, '/image pattern'],
    ['a former name in capitals', { aliases: ['Old'] }, '/aliases/0 pattern'],
    ['an unknown field', { flavour: 'mild' }, 'additionalProperties'],
  ])('reports %s, as the check does', async (_, change, complaint) => {
    const fields = JSON.parse(JSON.stringify({ ...good, ...change }));
    expect(complaints(article, fields)).toContain(complaint);
    expect(article.schema.safeParse(fields).success).toBe(false);
  });
});

test('an editor reports a category that is not in the list', () => {
  expect(complaints(articles, { category: 'technology' })).toContain('/category enum');
});

describe('the snippets for front matter', () => {
  const written = all.filter(({ extension }) => extension !== '.yaml');

  test.each(written)('include each field of $name with its description and choices', (collection) => {
    const snippets = snippetsOf(collection, categories);
    const { properties } = jsonSchemaOf(collection, categories) as {
      properties: Record<string, { description?: string }>;
    };
    for (const [name, type] of Object.entries(collection.schema.shape)) {
      const snippet = snippets[`${collection.name}: ${name}`] as Snippet;
      expect(snippet.prefix).toBe(name);
      // VS Code uses the language at the cursor, which in front matter is YAML.
      expect(snippet.scope.split(',')).toEqual(expect.arrayContaining(['markdown', 'yaml']));
      expect(snippet.include).toEqual([`**/content/${collection.path}/*${collection.extension}`]);
      expect(snippet.description).toBe(properties[name]?.description);
      const [, choices] = /\$\{1\|(.*)\|\}/.exec(snippet.body.join('\n')) ?? [];
      for (const choice of choices?.split(',') ?? [])
        expect((type as Collection['schema']).safeParse(parse(choice)).success, `${name}: ${choice}`).toBe(
          true,
        );
    }
  });
});

describe('the settings of VS Code', () => {
  test('assign its schema to every YAML file in content/', async () => {
    const { 'yaml.schemas': schemas } = await json('.vscode/settings.json');
    const expected = all
      .filter(({ extension }) => extension === '.yaml')
      .map((collection) => [
        `./.vscode/schemas/${schemaFile(collection)}`,
        `content/${collection.path}${collection.path.endsWith('.yaml') ? '' : '/*.yaml'}`,
      ]);
    expect(Object.entries(schemas).sort()).toEqual(expected.sort());
  });

  test('show the messages of the check under Problems', async () => {
    const { tasks } = await json('.vscode/tasks.json');
    const [ofFile, ofMessage] = tasks[0].problemMatcher.pattern;
    const file = new VFile({ path: 'content/articles/a.md' });
    const place = { start: { line: 3, column: 8 }, end: { line: 3, column: 9 } };
    file.message("'x' is not in the dictionary", { place, ruleId: 'spelling', source: 'text' });
    const [heading = '', row = ''] = reporter(file, { color: false }).split('\n');
    expect(new RegExp(ofFile.regexp).exec(heading)?.[ofFile.file]).toBe('content/articles/a.md');
    const found = new RegExp(ofMessage.regexp).exec(row);
    const { line, column, endLine, endColumn, severity, message, code } = ofMessage;
    expect(
      [line, column, endLine, endColumn, severity, message, code].map((group) => found?.[group]),
    ).toEqual(['3', '8', '3', '9', 'warning', "'x' is not in the dictionary", 'spelling']);
  });
});
