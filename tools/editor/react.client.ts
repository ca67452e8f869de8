import type { CustomFieldControlProps, FieldTypeDefinition } from '@sveltia/cms';
import type { ComponentType, createElement } from 'react';

/** A type of field of the package, which has all its parts. */
export type FieldType = { [Part in keyof FieldTypeDefinition]: NonNullable<FieldTypeDefinition[Part]> };

declare const window: {
  createClass<Own>(
    specification: Own & ThisType<Own & { props: CustomFieldControlProps }>,
  ): ComponentType<CustomFieldControlProps>;
  h: typeof createElement;
};

/** React, which the package puts on `window` because its fields must use the same copy. */
export const { createClass, h } = window;
