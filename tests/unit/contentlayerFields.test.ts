import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contentlayerFields } from '@/lib/content/contentlayerFields';

type Field = { type: string; required: boolean; description?: string; options?: string[]; of?: unknown };
type Nested = { type: string; def: () => { name: string; fields: Record<string, Field> } };

const nestedOf = (field?: Field) => field?.of as Nested;

const fieldsOf = (shape: z.ZodRawShape) =>
  contentlayerFields(z.strictObject(shape)) as unknown as Record<string, Field>;

describe('a field', () => {
  test.each<[string, z.ZodType, Partial<Field>]>([
    ['text', z.string(), { type: 'string' }],
    ['a calendar day', z.iso.date(), { type: 'string' }],
    ['a whole number', z.int(), { type: 'number' }],
    ['a number', z.number(), { type: 'number' }],
    ['yes or no', z.boolean(), { type: 'boolean' }],
    ['a choice', z.enum(['a', 'b']), { type: 'enum', options: ['a', 'b'] }],
    ['a list of text', z.array(z.string()), { type: 'list', of: { type: 'string' } }],
  ])('of %s is converted', (_, type, expected) => {
    expect(fieldsOf({ field: type }).field).toMatchObject(expected);
  });

  test('keeps its description and whether it is optional', () => {
    const fields = fieldsOf({
      must: z.string().meta({ description: 'Needed.' }),
      may: z.string().meta({ description: 'Welcome.' }).optional(),
    });
    expect(fields.must).toMatchObject({ required: true, description: 'Needed.' });
    expect(fields.may).toMatchObject({ required: false });
  });

  test('that is an object, or a list of them, becomes a nested type with its title', () => {
    const hours = z.strictObject({ days: z.string(), open: z.boolean().optional() }).meta({ title: 'Hours' });
    const { one, many } = fieldsOf({ one: hours, many: z.array(hours) });
    expect([one?.type, many?.type]).toEqual(['nested', 'list']);
    for (const field of [one, many])
      expect(nestedOf(field).def()).toMatchObject({
        name: 'Hours',
        fields: { days: { type: 'string', required: true }, open: { type: 'boolean', required: false } },
      });
  });

  test.each<[string, z.ZodType]>([
    ['one of two types', z.union([z.string(), z.number()])],
    ['anything', z.any()],
    ['nothing', z.null()],
    ['a list of anything', z.array(z.any())],
    ['a list of lists', z.array(z.array(z.string()))],
  ])('of %s throws and names the field', (_, type) => {
    expect(() => fieldsOf({ mystery: type })).toThrow(/'mystery'/);
  });

  test('that is an object without a title throws and says what it needs', () => {
    expect(() => fieldsOf({ hours: z.strictObject({ days: z.string() }) })).toThrow(/'hours'.*title/);
  });
});
