import type { z } from 'zod';
import { nearest } from '../schemas/didYouMean';
import { metaOf } from '../schemas/meta';
import { plainWords } from '../schemas/plainWords';
import { schemaAt, shapeOf } from '../schemas/schemaAt';
import { valueAt } from '../schemas/values';
import { rule } from './rule';

type Issue = z.core.$ZodIssue;

/** The fields of the object at a path. */
type ShapeAt = (path: readonly PropertyKey[]) => z.ZodRawShape;

/** Checks the fields of a document against the schema of its collection, with one message for each field. */
export const fieldSchema = rule('fields:schema', (_, file, { yaml, errors, collection }) => {
  if (!yaml || yaml.values === undefined) return;
  const { schema } = collection;
  const { error } = schema.safeParse(yaml.values, { reportInput: true, error: plainWords });
  const shapeAt: ShapeAt = (path) => shapeOf(schemaAt(schema, yaml.values, path));
  const reported = new Set<string>();
  const report = (path: readonly PropertyKey[], reason: string, place = yaml.positionOf(path)) => {
    // On a line with a syntax error, other messages are unreliable.
    if (reported.has(path.join('.')) || errors.some((error) => error.place.line === place.line)) return;
    reported.add(path.join('.'));
    file.message(reason, place).field = path;
  };
  const issues = (error?.issues ?? []).flatMap(ofChosenType);
  // First, because a field with a misspelt name is not missing.
  for (const issue of issues) {
    for (const key of issue.code === 'unrecognized_keys' ? issue.keys : []) {
      const names = Object.keys(shapeAt(issue.path));
      const meant = nearest(key, names);
      const fix = meant ? `did you mean '${meant}'?` : `delete it, or use one of ${names.join(', ')}`;
      report([...issue.path, key], `unknown field '${key}': ${fix}`);
      if (meant && valueAt(issue.input, [meant]) === undefined)
        reported.add([...issue.path, meant].join('.'));
    }
  }
  for (const issue of issues)
    if (issue.code !== 'unrecognized_keys')
      report(issue.path, reasonOf(issue, shapeAt), yaml.positionOf(causeOf(issue)));
});

/** The issues of the alternative that a value is meant to be, in place of one issue about all of them. */
function ofChosenType(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  // The value of `type` that no alternative has.
  if (issue.discriminator) return [{ ...issue, input: valueAt(issue.input, [issue.discriminator]) }];
  const isInside = ({ code, path }: Issue) => path.length > 0 || code === 'unrecognized_keys';
  const meant = issue.errors.find((errors) => errors.every(isInside)) ?? issue.errors[0] ?? [];
  return meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** The field that makes another one necessary, such as a status, or the field itself. */
function causeOf(issue: Issue): readonly PropertyKey[] {
  return issue.code === 'custom' && issue.params?.cause ? [issue.params.cause] : issue.path;
}

function reasonOf(issue: Issue, shapeAt: ShapeAt): string {
  const { path, input, message } = issue;
  if (path.length === 0)
    return `these must be fields, each written as name: value on its own line: ${Object.keys(shapeAt([])).join(', ')}`;
  const field = shapeAt(path.slice(0, -1))[String(path.at(-1))] as z.ZodType | undefined;
  if (input === undefined) {
    const why = issue.code === 'custom' ? `, and ${message}` : '';
    const hint = (field && metaOf(field).description) ?? message;
    return `the field '${nameOf(path)}' is missing${why}: add a line ${String(path.at(-1))}: … (${hint})`;
  }
  if (input !== null) return `${nameOf(path)}: ${message}`;
  const isOptional = field?.safeParse(undefined).success;
  return `${nameOf(path)}: is empty: write a value${isOptional ? ', or delete the line' : ''}`;
}

/** A path in words: `address.street`, `features, item 2`. */
function nameOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}, item ${key + 1}`;
    return name ? `${name}.${String(key)}` : String(key);
  }, '');
}
