import { mkdir, writeFile } from 'node:fs/promises';
import { type Collection, collections } from '../../lib/schema/collections';
import { jsonSchemaOf, schemaFile, snippetsOf } from '../../lib/schema/editors';

/**
 * `npm run schemas`: writes JSON Schemas for the YAML files and snippets for front matter, which VS Code uses. They
 * are in git, so that editors work without a build; a test fails if they are stale.
 */
async function writeSchemas() {
  await mkdir('.vscode/schemas', { recursive: true });
  const all: readonly Collection[] = collections;
  for (const collection of all) {
    await write(`.vscode/schemas/${schemaFile(collection)}`, jsonSchemaOf(collection));
  }
  const written = all.filter(({ extension }) => extension !== '.yaml');
  await write('.vscode/front-matter.code-snippets', Object.assign({}, ...written.map(snippetsOf)));
  console.log(`.vscode: ${all.length} schemas and the snippets for front matter written.`);
}

async function write(file: string, value: unknown) {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

await writeSchemas();
