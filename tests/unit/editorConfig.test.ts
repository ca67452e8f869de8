import { readFileSync } from 'node:fs';
import type { CmsConfig, EntryCollection, Field, FileCollection, GitHubBackend } from '@sveltia/cms';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isoDate, line, positiveInteger } from '@/lib/fields/kinds';
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
  const form = formOf(
    z.strictObject({
      id: positiveInteger().meta({ isNext: true }),
      title: line('The headline.'),
      category: z.enum(['One', 'Two']),
      day: isoDate('The day.'),
      cover: line('A picture.').meta({ pictureShape: 'article' }),
      draft: z.boolean().optional(),
      aliases: z.array(line('An old name.')).optional(),
      focus: z.strictObject({ x: z.number() }).optional(),
      abn: line('The number.').meta({ label: 'ABN' }).optional(),
      key: line('It stays.').meta({ isFixed: true }),
      token: line('A secret.').meta({ isSetting: true }),
    }),
  );
  expect(form).toMatchObject({
    id: { widget: 'nextNumber', required: true },
    title: { widget: 'string', label: 'Title', hint: 'The headline.', required: true },
    category: { widget: 'select', options: [{ value: 'One' }, { value: 'Two' }] },
    day: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
    cover: { widget: 'image', accept: 'image/jpeg,image/png,image/webp,image/avif' },
    draft: { widget: 'boolean', required: false },
    aliases: { widget: 'list', field: { widget: 'string' } },
    focus: { widget: 'object', fields: [{ name: 'x', widget: 'number' }] },
    abn: { label: 'ABN', required: false },
    key: { widget: 'fixed' },
  });
  expect(form).not.toHaveProperty('token');
});

test('saves where content/company.yaml says, as pull requests that only GitHub can merge', () => {
  expect(hosted).toMatchObject({
    publish_mode: 'editorial_workflow',
    backend: { name: 'github', repo: 'owner/website', branch: 'main', base_url: 'https://sign-in.example' },
  });
  for (const collection of hosted.collections ?? []) expect(collection).toMatchObject({ publish: false });
});

test('an authenticator asks for access to private repositories only if the repository is private', () => {
  const scopeOf = (changes: object) => {
    const { backend } = hostedConfig('The group', 'https://www.group.example', { ...settings, ...changes });
    return (backend as GitHubBackend).auth_scope;
  };
  expect([scopeOf({}), scopeOf({ private: true })]).toEqual(['public_repo', 'repo']);
});
