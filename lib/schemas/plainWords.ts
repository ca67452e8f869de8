import type { z } from 'zod';
import { nearest } from './didYouMean';
import { valueAt } from './values';

/** Messages for issues without a message in the schema. */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_value') return choiceReason(issue.input, issue.values.map(String));
  if (issue.code === 'invalid_union' && issue.discriminator) {
    const options = (issue.options ?? []) as unknown[];
    return choiceReason(valueAt(issue.input, [issue.discriminator]), options.map(String));
  }
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}`;
  const unit = 'origin' in issue && issue.origin === 'array' ? ' items' : '';
  const verb = unit ? 'must have' : 'must be';
  if (issue.code === 'too_small') return `${verb} ${issue.minimum} or more${unit}`;
  if (issue.code === 'too_big') return `${verb} ${issue.maximum} or less${unit}`;
  return undefined;
};

/** Why a value is none of those that are accepted, and what to write. */
export function choiceReason(input: unknown, values: readonly string[]): string {
  const meant = typeof input === 'string' && nearest(input, values);
  const list = `must be exactly one of: ${values.join(', ')}`;
  return meant ? `did you mean ${meant}? It ${list}` : list;
}

const kinds: Partial<Record<string, string>> = {
  string: 'a text: put it in quotation marks, if it is a number, true or false or has [ ] { } in it',
  boolean: 'true or false, without quotation marks',
  number: 'a number, without quotation marks',
  int: 'a whole number, without quotation marks',
  array: 'a list: write each item on its own line, after a hyphen and a space',
  object: 'a group of fields, each on its own indented line',
};

/** A value in quotation marks, as YAML needs it. */
export function quoted(value: string): string {
  if (!value.includes('"') && !value.includes('\\')) return `"${value}"`;
  return `'${value.replaceAll("'", "''")}'`;
}
