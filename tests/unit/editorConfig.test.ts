import { readFileSync } from 'node:fs';
import type { CmsConfig, EntryCollection, Field, FileCollection, GitHubBackend } from '@sveltia/cms';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { articles } from '@/lib/articles/collection';
import { isoDate, line, positiveInteger, text } from '@/lib/fields/kinds';
import { collections } from '@/tools/collections';
import { checkKey } from '@/tools/editor/check/checkField';
import { hostedConfig, localConfig } from '@/tools/editor/config';
import { sourceKey, statusKey, textKey } from '@/tools/editor/entryFile';
import { fieldsOf } from '@/tools/editor/fields';
import { technicalKey } from '@/tools/editor/technicalFields';

const settings = { repository: 'owner/website', branch: 'main', signIn: 'https://sign-in.example' };
const hosted = hostedConfig('The group', 'https://www.group.example', settings);
const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'));
const validate = addFormats.default(new Ajv({ strict: false })).compile(schema);

/** What the package's schema says about a configuration, without the formats that code registers and what `fieldsOf` adds for our code. */
function errorsIn(config: CmsConfig): unknown {
  const known = JSON.parse(
    JSON.stringify(config, (key, value) => {
      if (key === 'standIn' || key === 'description') return undefined;
      return key === 'format' && value !== 'YYYY-MM-DD' ? 'frontmatter' : value;
    }),
  );
  validate(known);
  return validate.errors;
}

test('the configurations follow the schema of the package', () => {
  expect(errorsIn(hosted)).toBe(null);
  expect(errorsIn(localConfig('The group', 'website'))).toBe(null);
  expect(errorsIn({ ...hosted, publish_mode: 'wrong' as 'simple' })).not.toBe(null);
});

const folders = (hosted.collections as EntryCollection[]).filter(({ folder }) => folder);
const files = (hosted.collections as FileCollection[]).flatMap((collection) => collection.files ?? []);

test('everything in content/ has a form with each field that is no setting', () => {
  const forms = [...folders.map(({ folder, fields }) => ({ file: folder, fields })), ...files];
  const technical = ['placeholders', 'tree', 'crop', 'security', 'verification'];
  const expected = collections.map(({ path, extension, schema: { shape } }) => [
    `content/${path}`,
    [
      checkKey,
      ...Object.keys(shape).filter((name) => !['delivery', 'editor', ...technical].includes(name)),
      ...(Object.keys(shape).some((name) => technical.includes(name)) ? [technicalKey] : []),
      ...(path.endsWith(extension) ? [] : [statusKey]),
    ],
  ]);
  const names = forms.map(({ file, fields }) => [file, fields.map(({ name }) => name)] as const);
  const withoutText = names.map(([file, all]) => [file, all.filter((name) => name !== textKey)]);
  expect(Object.fromEntries(withoutText)).toEqual(Object.fromEntries(expected));
  expect(names.filter(([, all]) => all.includes(textKey)).map(([file]) => file)).toEqual(
    collections.flatMap(({ path, extension, form }) =>
      form && extension === '.md' ? [`content/${path}`] : [],
    ),
  );
});

test('the text of an article follows what every article needs', () => {
  const names =
    folders.find(({ folder }) => folder === 'content/articles')?.fields.map(({ name }) => name) ?? [];
  const required = Object.entries((articles.schema as z.ZodObject).shape).flatMap(([name, type]) =>
    (type as z.ZodType).isOptional() ? [] : [name],
  );
  expect(
    names.slice(0, names.indexOf(textKey)),
    'in lib/articles/schema.ts, required fields are above those of the picture',
  ).toEqual(expect.arrayContaining(required));
});

test('no field has a name that the editor uses itself', () => {
  const names = collections.flatMap(({ schema: { shape } }) => Object.keys(shape));
  const taken = names.filter((name) =>
    [textKey, statusKey, checkKey, technicalKey, sourceKey].includes(name),
  );
  expect(taken, 'the visual editor keeps something of its own under these names: choose others').toEqual([]);
});

function formOf(schema: z.ZodObject): Record<string, Field> {
  return Object.fromEntries(fieldsOf(schema).map((field) => [field.name, field]));
}

test('derives each field from its schema', () => {
  const pictureName = /^(?:https:\/\/images\.example\/\S+|[a-z-]+\.jpg)$/;
  const form = formOf(
    z.strictObject({
      id: positiveInteger().meta({ isNext: true }),
      title: line('The headline.'),
      summary: text('Some sentences.').optional(),
      category: z.enum(['One', 'Two']),
      tags: z.array(z.enum(['a', 'b'])).optional(),
      day: isoDate('The day.'),
      readTime: z.string().regex(/^\d+ min$/, 'must read like "6 min"'),
      cover: z.string().regex(pictureName, 'is wrong').meta({ pictureShape: 'article' }),
      order: positiveInteger().optional(),
      ratio: z.number().optional(),
      draft: z.boolean().optional(),
      aliases: z.array(z.string().regex(/^[a-z]+$/, 'must be lower-case')).optional(),
      focus: z.strictObject({ x: z.number(), y: z.number() }).optional(),
    }),
  );
  // The package would refuse other values without a reason, before the content check gives one.
  expect(form.readTime).not.toHaveProperty('pattern');
  expect(form).toMatchObject({
    id: { widget: 'nextNumber', required: true },
    title: { widget: 'string', label: 'Title', hint: 'The headline.', required: true },
    summary: { widget: 'text', required: false },
    category: {
      widget: 'select',
      options: [
        { label: 'One', value: 'One' },
        { label: 'Two', value: 'Two' },
      ],
    },
    tags: {
      widget: 'select',
      multiple: true,
      options: [
        { label: 'A', value: 'a' },
        { label: 'B', value: 'b' },
      ],
    },
    day: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
    readTime: { widget: 'string', label: 'Read time' },
    cover: { widget: 'image', accept: 'image/jpeg,image/png,image/webp,image/avif' },
    order: { widget: 'number', value_type: 'int', min: 1, required: false },
    ratio: { widget: 'number', value_type: 'float' },
    draft: { widget: 'boolean', required: false },
    aliases: { widget: 'list', field: { widget: 'string' } },
    focus: {
      widget: 'object',
      fields: [
        { name: 'x', widget: 'number' },
        { name: 'y', widget: 'number' },
      ],
    },
  });
});

test('labels, defaults, fixed fields and settings come from the schema', () => {
  const form = formOf(
    z.strictObject({
      abn: line('The number.').meta({ label: 'ABN' }).optional(),
      phase: line('The phase.').meta({ default: 'First' }),
      key: line('It stays.').meta({ isFixed: true }),
      token: line('A secret.').meta({ isSetting: true }),
    }),
  );
  expect(form).toMatchObject({
    abn: { label: 'ABN', required: false },
    phase: { label: 'Phase', default: 'First' },
    key: { widget: 'fixed', hint: 'It stays.' },
  });
  expect(form).not.toHaveProperty('token');
});

test('categories, businesses and people are chosen among those that the editor has read', () => {
  const { category, business } = formOf(articles.schema);
  const names = 'categories.*.name';
  expect(category).toMatchObject({ widget: 'relation', file: 'categories', value_field: names });
  expect(business).toMatchObject({ widget: 'relation', collection: 'ventures', display_fields: ['name'] });
  expect(business).toHaveProperty('filters', [{ field: 'status', values: ['established'] }]);
});

test('saves where content/company.yaml says, as pull requests that only GitHub can merge and whose preview has the page', () => {
  expect(hosted).toMatchObject({
    publish_mode: 'editorial_workflow',
    backend: { name: 'github', repo: 'owner/website', branch: 'main', base_url: 'https://sign-in.example' },
  });
  for (const collection of hosted.collections ?? []) expect(collection).toMatchObject({ publish: false });
  for (const { name, slug } of folders)
    expect(slug).toMatchObject({
      template: ['people', 'ventures'].includes(name) ? '{{name}}' : '{{title}}',
      editable: ['create'],
    });
  expect(folders.find(({ name }) => name === 'pages')?.preview_path).toBe('/{{slug}}');
});

/** Every field of the forms, at any depth. */
function allFields(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    const {
      fields = [],
      types = [],
      field: item,
    } = field as { fields?: Field[]; types?: Field[]; field?: Field };
    return [field, ...allFields([...fields, ...types, ...(item ? [item] : [])])];
  });
}

test('no hint of a form speaks of lines, quotation marks or files of other entries', () => {
  const hints = allFields([...folders, ...files].flatMap(({ fields }) => fields ?? [])).map(
    (field) => (field as { hint?: string }).hint ?? '',
  );
  expect(hints.length).toBeGreaterThan(100);
  const ofFiles =
    /hyphen and a space|in quotation marks|\btrue\b|\{ label|docs\/|company\.yaml|content\/(?:ventures|pictures, in)/;
  expect(hints.filter((hint) => ofFiles.test(hint))).toEqual([]);
});

test('an authenticator asks for access to private repositories only if the repository is private', () => {
  const scopeOf = (changes: object) => {
    const { backend } = hostedConfig('The group', 'https://www.group.example', { ...settings, ...changes });
    return (backend as GitHubBackend).auth_scope;
  };
  expect([scopeOf({}), scopeOf({ private: true })]).toEqual(['public_repo', 'repo']);
});

test('without an authenticator, writers sign in with a token', () => {
  const { backend } = hostedConfig('The group', 'https://www.group.example', {
    ...settings,
    signIn: undefined,
  });
  expect(backend).toEqual({ name: 'github', repo: 'owner/website', branch: 'main', auth_methods: ['token'] });
});
