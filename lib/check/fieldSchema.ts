import type { Point } from 'unist';
import { z } from 'zod';
import type { LocatedYaml } from '../content/yaml';
import { fieldOnLine } from '../content/yamlPlaces';
import { sourceFrom } from '../markdown/places';
import { nearest } from '../schemas/didYouMean';
import { metaOf } from '../schemas/meta';
import { plainWords, quoted, typeIn } from '../schemas/plainWords';
import { schemaAt } from '../schemas/schemaAt';
import { valueAt } from '../schemas/values';
import { rule } from './rule';

type Issue = z.core.$ZodIssue;

/** Checks the fields of a document against the schema of its collection. */
export const fieldSchema = rule('fields:schema', (_, file, { yaml, lines, errors, collection }) => {
  if (!yaml || yaml.values === undefined) return;
  const { schema } = collection;
  const { error } = schema.safeParse(yaml.values, { reportInput: true, error: plainWords });
  const issues = (error?.issues ?? []).flatMap(ofChosenType).filter(isFirstAtItsPath);
  const shapeAt = (path: readonly PropertyKey[]) => shapeOf(schemaAt(schema, yaml.values, path));
  const misspelt = new Set(issues.flatMap((issue) => fieldsMeantBy(issue, shapeAt)));
  const reported = new Set<string>();
  const report = (reason: string, path: readonly PropertyKey[], issue?: Issue) => {
    const place = yaml.positionOf(path);
    const key = `${place.line} ${reason}`;
    // On a line with a syntax error, other messages are unreliable.
    const isBroken = errors.some((error) => error.place.line === place.line);
    if (isBroken || reported.has(key)) return;
    reported.add(key);
    const message = file.message(reason, place);
    message.field = issue?.path ?? path;
    if (issue && issue.path.length > 0) {
      message.inForm = reasonInForm(issue);
      if (isEmpty(issue)) message.note = hintAt(issue, shapeAt);
    }
  };
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        report(unknownField(key, issue, shapeAt(issue.path)), [...issue.path, key]);
      }
    } else if (!isMissing(issue) || !misspelt.has(issue.path.join('.'))) {
      // A field with a misspelt name is not missing.
      report(messageOf(issue, schema, yaml, lines, shapeAt), causeOf(issue), issue);
    }
  }
});

/** The fields of the object at a path. */
type ShapeAt = (path: readonly PropertyKey[]) => z.ZodRawShape | undefined;

function shapeOf(schema: z.ZodType | undefined): z.ZodRawShape | undefined {
  return schema instanceof z.ZodObject ? schema.shape : undefined;
}

/** The issues of the alternative that a value is meant to be, in place of one issue about all of them. */
function ofChosenType(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  // The value of `type` that no alternative has.
  if (issue.discriminator) return [{ ...issue, input: typeIn(issue.input, issue.discriminator) }];
  const meant =
    issue.errors.find((errors) =>
      errors.every(({ code, path }) => path.length > 0 || code === 'unrecognized_keys'),
    ) ?? issue.errors[0];
  return (meant ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Zod measures a text that should be a list, too: that it is none is enough. */
function isFirstAtItsPath({ code, path }: Issue, _: number, issues: readonly Issue[]): boolean {
  const hasPath = (issue: Issue) => issue.path.join('.') === path.join('.');
  return !code.startsWith('too_') || issues.find(hasPath)?.code !== 'invalid_type';
}

function isMissing(issue: Issue): boolean {
  return issue.input === undefined && issue.path.length > 0;
}

/** The field that makes another one necessary, such as a status, or the field itself. */
function causeOf(issue: Issue): readonly PropertyKey[] {
  return issue.code === 'custom' && issue.params?.cause ? [issue.params.cause] : issue.path;
}

function messageOf(
  issue: Issue,
  schema: z.ZodObject,
  { values, positionOf }: LocatedYaml,
  lines: readonly string[],
  shapeAt: ShapeAt,
): string {
  const name = String(issue.path.at(-1));
  if (isMissing(issue)) {
    const hint = hintAt(issue, shapeAt) ?? (issue.code === 'invalid_union' && issue.message);
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
    const place = positionOf(issue.path);
    const lost = /^[^#]*:\s+(#\S.*)$/.exec(sourceFrom(lines, place))?.[1];
    if (lost) return `${field}: what follows # is lost: put it in quotation marks, ${name}: ${quoted(lost)}`;
    const isOptional = !isNeeded(issue.path, schema, values);
    return `${field}: is empty: ${emptyFix(issue, place)}${isOptional ? ', or delete the line' : ''}`;
  }
  // With its zeros: 0800, 12.50.
  const written = fieldOnLine(lines[positionOf(issue.path).line - 1] ?? '')?.value ?? '';
  const isAsWritten = typeof issue.input === 'number' && Number(written) === issue.input;
  const shown = isAsWritten
    ? issue.message.replace(quoted(String(issue.input)), quoted(written))
    : issue.message;
  return `${field}: ${shown}`;
}

function hintAt({ path }: Issue, shapeAt: ShapeAt): string | undefined {
  const field = shapeAt(path.slice(0, -1))?.[String(path.at(-1))];
  return field && metaOf(field as z.ZodType).description;
}

function isEmpty({ input }: Issue): boolean {
  return String(input ?? '').trim() === '';
}

function reasonInForm(issue: Issue): string {
  if (!isEmpty(issue)) return issue.message;
  return issue.code === 'custom' ? `Fill this in: ${issue.message}.` : 'Fill this in.';
}

function emptyFix(issue: Issue, { column }: Point): string {
  const expected = issue.code === 'invalid_type' && issue.expected;
  if (expected === 'array')
    return `write its items on the lines below, each after ${column + 1} spaces, a hyphen and a space`;
  if (expected === 'object' && typeof issue.path.at(-1) === 'string')
    return `write its fields on the lines below, each after ${column + 1} spaces`;
  return `write a value after the ${typeof issue.path.at(-1) === 'number' ? 'hyphen' : 'colon'}`;
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

function unknownField(key: string, issue: Issue, shape: z.ZodRawShape = {}): string {
  if (/^[\w-]+:\S/.test(key)) return `put a space after the colon: ${key.replace(':', ': ')}`;
  const meant = fieldMeant(key, Object.keys(shape));
  // A field without a colon has no value.
  if (meant && key.startsWith(`${meant} `) && valueAt(issue.input, [key]) === null)
    return `put a colon after ${meant}: ${key.replace(' ', ': ')}`;
  if (meant) return `'${key}': did you mean '${meant}'?`;
  return `unknown field '${key}': delete it, or use one of ${Object.keys(shape).join(', ')}`;
}

/** What other sites, or other files of this one, call a field. */
const otherNames: Record<string, readonly string[]> = {
  aliases: ['alias'],
  author: ['by', 'byline', 'writer'],
  date: ['published', 'pubDate'],
  description: ['excerpt'],
  excerpt: ['description', 'summary'],
  image: ['img', 'photo', 'picture', 'cover'],
  imageAlt: ['alt', 'altText'],
  name: ['author'],
  navigation: ['menu', 'nav', 'position'],
  picture: ['image'],
  readTime: ['time'],
  title: ['heading', 'headline'],
};

function fieldMeant(key: string, names: readonly string[]): string | undefined {
  const named = names.find((name) => otherNames[name]?.includes(key));
  const start = names.find((name) => key.startsWith(`${name} `));
  return named ?? nearest(key.replace(/:\S.*$/, ''), names) ?? start;
}

/** The paths of the fields that the unknown ones of an issue are most likely meant to be. */
function fieldsMeantBy(issue: Issue, shapeAt: ShapeAt): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const names = Object.keys(shapeAt(issue.path) ?? {});
  return issue.keys.flatMap((key) => {
    const meant = fieldMeant(key, names);
    return meant ? [[...issue.path, meant].join('.')] : [];
  });
}
