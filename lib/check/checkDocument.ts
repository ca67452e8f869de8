import type { z } from 'zod';
import type { Collection } from '../schema/collections';
import { type LocatedYaml, readYaml } from './frontMatter';
import type { Problem } from './problem';

export type CheckedDocument = { path: string; yaml: LocatedYaml; problems: Problem[] };

/** Checks one document against the schema of its collection. */
export function checkDocument(
  path: string,
  source: string,
  { schema, ending }: Pick<Collection, 'schema' | 'ending'>,
): CheckedDocument {
  const yaml = readYaml(source, ending === '.yaml' ? 'yaml' : 'front matter');
  const problems: Problem[] = yaml.errors.map((error) => ({ path, ...error }));
  if (yaml.values !== undefined) {
    const { error } = (schema as z.ZodObject).safeParse(yaml.values, { reportInput: true });
    for (const issue of error?.issues ?? []) {
      problems.push({ path, ...yaml.positionOf(issue.path), message: messageOf(issue) });
    }
  }
  return { path, yaml, problems };
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `unknown field${issue.keys.length > 1 ? 's' : ''}: ${issue.keys.join(', ')}`;
  }
  const field = issue.path.join('.');
  if (issue.input === undefined && field) return `the field '${field}' is missing`;
  return field ? `${field}: ${issue.message}` : issue.message;
}
