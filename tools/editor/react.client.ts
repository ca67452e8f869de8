import type { CustomFieldControlProps } from '@sveltia/cms';
import type { ComponentType, createElement } from 'react';

declare const window: {
  createClass<Own>(
    specification: Own & ThisType<Own & { props: CustomFieldControlProps }>,
  ): ComponentType<CustomFieldControlProps>;
  h: typeof createElement;
};

/** React, which the package puts on `window` because its fields must use the same copy. */
export const { createClass, h } = window;
