import type { Field } from '@sveltia/cms';

/** The key and the type of the field with all messages about an entry, which is not part of its file. */
export const checkKey = 'contentCheck';

/** First in each form. */
export const checkField: Field = {
  name: checkKey,
  label: 'Content check',
  widget: checkKey,
  required: false,
  preview: false,
} as Field;
