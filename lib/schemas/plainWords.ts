import type { z } from 'zod';
import { characterCode } from './characterCode';
import { nearest } from './didYouMean';

/** Messages for issues without a message in the schema. */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_value') return choiceReason(issue.input, issue.values.map(String));
  if (issue.code === 'invalid_union' && issue.discriminator)
    return choiceReason(
      typeIn(issue.input, issue.discriminator),
      ((issue.options ?? []) as unknown[]).map(String),
    );
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'string' && isScalar(issue.input))
      return `must be text: put it in quotation marks, ${quoted(String(issue.input))}`;
    if (issue.expected === 'object' && typeof issue.input === 'string' && /^\{.*\}$/.test(issue.input))
      return `delete the quotation marks around { }: ${issue.input}`;
    if (issue.expected === 'object' && typeof issue.input === 'string' && withoutSpace.test(issue.input))
      return `put a space after each colon: ${issue.input.replace(/\s.*/, '').replace(':', ': ')}`;
    return `must be ${kinds[issue.expected] ?? issue.expected}`;
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'array')
      return issue.minimum === 1 ? 'is empty: write an item' : `must have at least ${issue.minimum} items`;
    return `must be ${issue.inclusive ? `${issue.minimum} or more` : `more than ${issue.minimum}`}`;
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'array') return `must have at most ${issue.maximum} items`;
    return `must be ${issue.maximum} or less`;
  }
  return undefined;
};

/** Why a value is none of those that are accepted, and what to write. */
export function choiceReason(input: unknown, values: readonly string[]): string {
  const spaced = typeof input === 'string' && spaceReason(input, values);
  if (spaced) return spaced;
  const meant = typeof input === 'string' && nearest(input, values);
  const list = `must be exactly one of: ${values.join(', ')}`;
  return meant ? `did you mean ${meant}? It ${list}` : list;
}

/** What is wrong with a value that differs from an accepted one in its spaces alone; undefined if it does not. */
export function spaceReason(value: string, values: readonly string[]): string | undefined {
  const meant = values.find((accepted) => accepted === value.replace(/\s+/g, ' ').trim());
  if (meant === undefined) return undefined;
  const special = /[^\S ]/.exec(value)?.[0];
  const space = special ? `a special space (${characterCode(special)})` : 'a space too many';
  return `has ${space}: delete the value and type ${meant}`;
}

const kinds: Partial<Record<string, string>> = {
  string:
    'a text, not a list or a group of fields: write it without brackets, or in quotation marks if it contains [ ] { } or a colon',
  boolean: 'true or false, without quotation marks',
  number: 'a number, without quotation marks',
  int: 'a whole number, without quotation marks',
  array: 'a list: write each item on its own line, after a hyphen and a space',
  object: 'a group of fields, each on its own indented line',
};

function isScalar(value: unknown): value is number | boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}

/** The field of an object that tells its type. */
export function typeIn(object: unknown, key: string): unknown {
  return (object as Record<string, unknown>)[key];
}

/** A value in quotation marks, as YAML needs it. */
export function quoted(value: string): string {
  if (!value.includes('"') && !value.includes('\\')) return `"${value}"`;
  return `'${value.replaceAll("'", "''")}'`;
}

/** A field, or the first one of an item, without a space after its colon. */
const withoutSpace = /^\s*(?:- )?[\w-]+:[^\s/]/;
