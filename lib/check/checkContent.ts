import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { type Collection, collections } from '../schema/collections';
import { readYaml } from './frontMatter';
import type { Problem } from './problem';

export type CheckResult = { files: number; problems: Problem[] };

/** Checks every document of a content folder and reports all problems of all files, in path order. */
export async function checkContent(folder: string): Promise<CheckResult> {
  const result: CheckResult = { files: 0, problems: [] };
  for (const collection of collections) {
    const paths = await documentsOf(folder, collection);
    const sources = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
    result.files += paths.length;
    const documents = paths.map((path, index) => checkDocument(path, sources[index] as string, collection));
    result.problems.push(...documents.flatMap(({ problems }) => problems));
    if (collection.name === 'Article') result.problems.push(...repeatedIds(documents));
  }
  return result;
}

type Checked = { path: string; values: unknown; idLine: number; problems: Problem[] };

/** Checks one document against the schema of its collection. */
export function checkDocument(path: string, source: string, { schema, ending }: Collection): Checked {
  const yaml = readYaml(source, ending === '.yaml' ? 'yaml' : 'front matter');
  const problems: Problem[] = yaml.errors.map((error) => ({ path, ...error }));
  if (yaml.values !== undefined) {
    const parsed = (schema as z.ZodObject).safeParse(yaml.values);
    for (const issue of parsed.error?.issues ?? []) {
      problems.push({ path, ...yaml.positionOf(issue.path), message: messageOf(issue) });
    }
  }
  return { path, values: yaml.values, idLine: yaml.positionOf(['id']).line, problems };
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `unknown field${issue.keys.length > 1 ? 's' : ''}: ${issue.keys.join(', ')}`;
  }
  const field = issue.path.join('.');
  if (issue.code === 'invalid_type' && issue.input === undefined) return `the field '${field}' is missing`;
  return field ? `${field}: ${issue.message}` : issue.message;
}

function repeatedIds(documents: readonly Checked[]): Problem[] {
  const firstWith = new Map<unknown, Checked>();
  return documents.flatMap((document) => {
    const id = (document.values as { id?: unknown } | undefined)?.id;
    const first = firstWith.get(id);
    if (id === undefined || !first) {
      firstWith.set(id, document);
      return [];
    }
    const message = `id: ${id} is already taken by ${first.path}:${first.idLine}: use the next free number`;
    return [{ path: document.path, line: document.idLine, column: 1, message }];
  });
}

async function documentsOf(folder: string, { path, ending }: Collection): Promise<string[]> {
  if (path.endsWith(ending)) return [join(folder, path)];
  const names = await readdir(join(folder, path));
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, path, name));
}
