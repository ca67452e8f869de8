import type { CustomFieldControlProps, CustomPreviewTemplateProps, FieldTypeDefinition } from '@sveltia/cms';
import type { ComponentType, createElement } from 'react';

/** A type of field of the package, which has all its parts. */
export type FieldType = { [Part in keyof FieldTypeDefinition]: NonNullable<FieldTypeDefinition[Part]> };

type CreateClass<Props> = <Own>(
  specification: Own & ThisType<Own & { props: Props; forceUpdate(): void }>,
) => ComponentType<Props>;

declare const window: {
  createClass: CreateClass<CustomFieldControlProps> & CreateClass<CustomPreviewTemplateProps>;
  h: typeof createElement;
};

/** React, which the package puts on `window` because its fields and previews must use the same copy. */
export const { h } = window;
export const createClass: CreateClass<CustomFieldControlProps> = window.createClass;
export const createPreviewClass: CreateClass<CustomPreviewTemplateProps> = window.createClass;
