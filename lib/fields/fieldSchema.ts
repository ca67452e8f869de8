import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { z } from 'zod';
import { documentOf } from '../content/document';
import { quoted } from '../content/yamlErrors';
import { characterCode } from '../diagnostics/characterCode';
import { nearest } from '../diagnostics/didYouMean';
import { metaOf } from './meta';

type Issue = z.core.$ZodIssue;

/** Checks the fields of a document against the schema of its collection. */
export const fieldSchema = lintRule<Root>('fields:schema', (_, file) => {
  const { yaml, brokenLines, collection } = documentOf(file);
  if (!yaml || yaml.values === undefined) return;
  const { schema } = collection;
  const { error } = schema.safeParse(yaml.values, { reportInput: true, error: plainWords });
  const issues = error?.issues ?? [];
  const misspelt = new Set(issues.flatMap((issue) => fieldsMeantBy(issue, schema)));
  const reported = new Set<string>();
  const report = (reason: string, path: readonly PropertyKey[]) => {
    const place = yaml.positionOf(path);
    const key = `${place.line} ${reason}`;
    if (brokenLines.has(place.line) || reported.has(key)) return;
    reported.add(key);
    file.message(reason, place);
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        report(unknownField(key, shapeAt(schema, issue.path)), [...issue.path, key]);
    } else if (!isMissing(issue) || !misspelt.has(issue.path.join('.'))) {
      // A field with a misspelt name is not missing.
      report(messageOf(issue, schema, yaml.values), causeOf(issue));
    }
  }
});

function isMissing(issue: Issue): boolean {
  return issue.input === undefined && issue.path.length > 0;
}

/** The field that makes another one necessary, such as a status, or the field itself. */
function causeOf(issue: Issue): readonly PropertyKey[] {
  return issue.code === 'custom' && issue.params?.cause ? [issue.params.cause] : issue.path;
}

function messageOf(issue: Issue, schema: z.ZodObject, values: unknown): string {
  const name = String(issue.path.at(-1));
  if (isMissing(issue)) {
    const field = shapeAt(schema, issue.path.slice(0, -1))?.[name] as z.ZodType | undefined;
    const hint = field && metaOf(field).description;
    const why = issue.code === 'custom' ? `, and ${issue.message}` : '';
    return `the field '${nameOf(issue.path)}' is missing${why}: add a line ${name}: …${hint ? ` (${hint})` : ''}`;
  }
  if (issue.path.length === 0) {
    const all = Object.keys(schema.shape);
    const required = all.filter((key) => !schema.shape[key].safeParse(undefined).success);
    const needed = required.length > 0 ? required : all;
    return issue.input === null
      ? `the fields are missing: ${needed.join(', ')}`
      : `these must be fields, each written as name: value on its own line: ${needed.join(', ')}`;
  }
  const field = nameOf(issue.path);
  if (issue.input === null) {
    const isOptional = !isNeeded(issue.path, schema, values);
    return `${field}: is empty: write a value after the colon${isOptional ? ', or delete the line' : ''}`;
  }
  return `${field}: ${issue.message}`;
}

/** Whether the document has an issue with this field when it is deleted. */
function isNeeded(path: readonly PropertyKey[], schema: z.ZodObject, values: unknown): boolean {
  const copy = structuredClone(values) as Record<PropertyKey, unknown>;
  const parent = path.slice(0, -1).reduce((inner, key) => inner[key] as typeof copy, copy);
  delete parent[path.at(-1) as PropertyKey];
  const { error } = schema.safeParse(copy);
  return error?.issues.some((issue) => issue.path.join('.') === path.join('.')) ?? false;
}

/** A path in words: `address.street`, `features, item 2`. */
function nameOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}, item ${key + 1}`;
    return name ? `${name}.${String(key)}` : String(key);
  }, '');
}

/** Messages for issues without a message in the schema. */
const plainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_value') {
    const values = issue.values.map(String);
    const spaced = typeof issue.input === 'string' && spaceReason(issue.input, values);
    if (spaced) return spaced;
    const meant = typeof issue.input === 'string' && nearest(issue.input, values);
    const list = `must be exactly one of: ${values.join(', ')}`;
    return meant ? `did you mean ${meant}? It ${list}` : list;
  }
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'string' && isScalar(issue.input))
      return `must be text: put it in quotation marks, ${quoted(String(issue.input))}`;
    return `must be ${kinds[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'array') return `must have at least ${issue.minimum} items`;
    return `must be ${issue.inclusive ? `${issue.minimum} or more` : `more than ${issue.minimum}`}`;
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'array') return `must have at most ${issue.maximum} items`;
    return `must be ${issue.maximum} or less`;
  }
  return undefined;
};

/** What is wrong with a value that differs from an accepted one in its spaces alone; undefined if it does not. */
function spaceReason(value: string, values: readonly string[]): string | undefined {
  const meant = values.find((accepted) => accepted === value.replace(/\s+/g, ' ').trim());
  if (meant === undefined) return undefined;
  const special = /[^\S ]/.exec(value)?.[0];
  const space = special ? `a special space (${characterCode(special)})` : 'a space too many';
  return `has ${space}: delete the value and type ${meant}`;
}

const kinds: Partial<Record<string, string>> = {
  string:
    'a text, not a list or a group of fields: put it in quotation marks if it contains [ ] { } or a colon',
  boolean: 'true or false, without quotation marks',
  number: 'a number, without quotation marks',
  int: 'a whole number, without quotation marks',
  array: 'a list: write each item on its own line, after a hyphen and a space',
  object: 'a group of fields, each on its own indented line',
};

function isScalar(value: unknown): value is number | boolean {
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint';
}

function unknownField(key: string, shape: z.ZodRawShape = {}): string {
  const meant = fieldMeant(key, Object.keys(shape));
  if (meant) return `'${key}': did you mean '${meant}'?`;
  return `unknown field '${key}': delete it, or use one of ${Object.keys(shape).join(', ')}`;
}

/** Names of fields on other sites, and a former name here. */
const elsewhere: Record<string, string> = {
  alt: 'imageAlt',
  altText: 'imageAlt',
  img: 'image',
  photo: 'image',
  picture: 'image',
  image: 'picture',
  cover: 'image',
  description: 'excerpt',
  summary: 'excerpt',
  by: 'author',
  byline: 'author',
  writer: 'author',
  heading: 'title',
  headline: 'title',
  published: 'date',
  pubDate: 'date',
  time: 'readTime',
  menu: 'navigation',
  nav: 'navigation',
  position: 'navigation',
  standIns: 'placeholders',
};

function fieldMeant(key: string, names: readonly string[]): string | undefined {
  return nearest(key, names) ?? names.find((name) => name === elsewhere[key]);
}

/** The paths of the fields that the unknown ones of an issue are most likely meant to be. */
function fieldsMeantBy(issue: Issue, schema: z.ZodObject): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const names = Object.keys(shapeAt(schema, issue.path) ?? {});
  return issue.keys.flatMap((key) => [...issue.path, fieldMeant(key, names) ?? []].flat().join('.'));
}

/** The fields of the object at a path of a schema. */
function shapeAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodRawShape | undefined {
  let inner: unknown = schema;
  for (const key of path) {
    while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) inner = inner.unwrap();
    if (inner instanceof z.ZodArray) inner = inner.element;
    else if (inner instanceof z.ZodObject) inner = inner.shape[String(key)];
  }
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodNullable) inner = inner.unwrap();
  return inner instanceof z.ZodObject ? (inner.shape as z.ZodRawShape) : undefined;
}
