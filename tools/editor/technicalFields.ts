import type { Field } from '@sveltia/cms';
import type { z } from 'zod';
import { metaOf } from '../../lib/schemas/meta';
import type { Values } from './entryFile';

/** The key of the group of technical fields, which only forms have. */
export const technicalKey = 'technical';

export const technicalLabel = 'For developers';

const hint =
  'Only developers and owners change these: what is not confirmed yet, and settings of drawings, security and search engines. As a writer, leave them as they are.';

/** Whether a field at the top of a schema is in the group. */
export function isTechnical({ shape }: z.ZodObject, name: string): boolean {
  // An unknown field can have the name of a method of all objects, such as constructor.
  return Object.hasOwn(shape, name) && metaOf(shape[name] as z.ZodType).isTechnical === true;
}

/** The fields of a form, with those of developers in a folded group at the end. */
export function withTechnicalField(fields: readonly Field[], schema: z.ZodObject): Field[] {
  const technical = fields.filter(({ name }) => isTechnical(schema, name));
  const others = fields.filter((field) => !technical.includes(field));
  if (technical.length === 0) return others;
  // Folded, the package would show the value of the first field.
  const group = { widget: 'object', collapsed: true, summary: 'Not for writers', fields: technical };
  return [...others, { name: technicalKey, label: technicalLabel, hint, ...group } as Field];
}

/** The values of a file with the named ones in the group. */
export function withTechnicalGroup(values: Values, names: readonly string[]): Values {
  const entries = Object.entries(values);
  const technical = entries.filter(([name]) => names.includes(name));
  if (technical.length === 0) return values;
  const others = entries.filter(([name]) => !names.includes(name));
  return { ...Object.fromEntries(others), [technicalKey]: Object.fromEntries(technical) };
}

/** The values of a form with those of the group in their places. */
export function withoutTechnicalGroup({ [technicalKey]: technical, ...values }: Values): Values {
  return { ...values, ...(technical as Values | null | undefined) };
}
