import { readFileSync } from 'node:fs';
import type { CmsConfig, EntryCollection, FileCollection, GitHubBackend } from '@sveltia/cms';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { collections } from '@/tools/collections';
import { hostedConfig, localConfig } from '@/tools/editor/config';
import { checkKey, sourceKey, technicalKey, textKey } from '@/tools/editor/entryFile';

const settings = { repository: 'owner/website', branch: 'main', signIn: 'https://sign-in.example' };
const hosted = hostedConfig('The group', 'https://www.group.example', settings);
const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'));
const validate = addFormats.default(new Ajv({ strict: false })).compile(schema);

/** What the package's schema says about a configuration, without the formats that code registers. */
function errorsIn(config: CmsConfig): unknown {
  const known = JSON.parse(
    JSON.stringify(config, (key, value) => {
      if (key === 'standIn' || key === 'names') return undefined;
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

test('everything in content/ has a form', () => {
  const forms = [...folders.map(({ folder }) => folder), ...files.map(({ file }) => file)];
  expect(forms.sort()).toEqual(collections.map(({ path }) => `content/${path}`).sort());
});

test('no field has a name that the editor uses itself', () => {
  const names = collections.flatMap(({ schema: { shape } }) => Object.keys(shape));
  const taken = names.filter((name) => [textKey, checkKey, technicalKey, sourceKey].includes(name));
  expect(taken, 'the visual editor keeps something of its own under these names: choose others').toEqual([]);
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
