import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { articles } from '../../lib/articles/collection';
import { readCategories } from '../../lib/categories/readCategories';
import { jsonSchemaOf, schemaFile, snippetsOf, textSnippets } from '../../lib/content/editors';
import type { JsonSchema } from '../../lib/content/jsonSchema';
import { readListed } from '../../lib/node/files';
import { argumentsOf } from '../arguments';
import { collections } from '../collections';
import { vercelConfig } from '../hosting/vercel';
import { sectionGuide, sectionGuideFile, sectionSnippets } from './sectionGuide';

process.exitCode = await main();

/**
 * `npm run schemas`: writes JSON Schemas for the YAML files and snippets for front matter, which VS Code uses,
 * docs/sections.md, and vercel.json. They are in git, because editors and Vercel read them before a build. With `--check`
 * it writes nothing and returns 1 if one of them is out of date. Their list of categories may be: a writer who adds one
 * runs no command.
 */
async function main(): Promise<number> {
  const { values } = argumentsOf('npm run schemas [-- --check]', { options: { check: { type: 'boolean' } } });
  const files = generatedFiles(
    values.check ? await writtenCategories() : readCategories('content').map(({ name }) => name),
  );
  if (values.check) {
    const outdated: string[] = [];
    for (const [file, text] of files) if (!isSame(file, text, await textOf(file))) outdated.push(file);
    for (const file of outdated) console.error(`${file} is out of date: run "npm run schemas".`);
    return outdated.length > 0 ? 1 : 0;
  }
  await mkdir('.vscode/schemas', { recursive: true });
  for (const [file, text] of files) await writeFile(file, text);
  execFileSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', '.vscode']);
  console.log(`.vscode: ${collections.length} schemas and the snippets for front matter written.`);
  console.log(`${sectionGuideFile}: the types of section written.`);
  console.log('vercel.json: the headers of tools/hosting/definition.ts written.');
  return 0;
}

/** The text of every generated file by its path. */
function generatedFiles(categories: readonly string[]): [file: string, text: string][] {
  const written = collections.filter(({ extension }) => extension !== '.yaml');
  return [
    ...collections.map((item): [string, string] => [
      `.vscode/schemas/${schemaFile(item)}`,
      json(jsonSchemaOf(item, categories)),
    ]),
    [
      '.vscode/front-matter.code-snippets',
      json(
        Object.assign(
          {},
          ...written.map((item) => snippetsOf(item, categories)),
          sectionSnippets(),
          textSnippets(written),
        ),
      ),
    ],
    ['vercel.json', json(vercelConfig())],
    [sectionGuideFile, sectionGuide()],
  ];
}

/** The categories in the files that are there. */
async function writtenCategories(): Promise<string[]> {
  const schema: JsonSchema = JSON.parse((await textOf(`.vscode/schemas/${schemaFile(articles)}`)) || '{}');
  return schema.properties?.category?.enum ?? [];
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The formatter may break the lines of JSON elsewhere. */
function isSame(file: string, text: string, current: string): boolean {
  if (file.endsWith('.md') || current === '') return text === current;
  return JSON.stringify(JSON.parse(text)) === JSON.stringify(JSON.parse(current));
}

/** The text of a file; empty if it does not exist. */
async function textOf(file: string): Promise<string> {
  const [found] = await readListed('.', [file]);
  return found?.data.toString() ?? '';
}
