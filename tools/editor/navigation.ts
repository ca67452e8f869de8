import type { Values } from './entryFile';

/** The values with `navigation` as the form has it: a position alone becomes a group of fields. */
export function withNavigationFields(values: Values): Values {
  const { navigation } = values;
  return typeof navigation === 'number' ? { ...values, navigation: { position: navigation } } : values;
}

/** The values with `navigation` as in the file: a position without a label is alone. */
export function withShortNavigation(values: Values): Values {
  const { navigation } = values;
  if (typeof navigation !== 'object' || navigation === null) return values;
  const { label, position, ...others } = navigation as Values;
  const isLabelled = typeof label === 'string' && label.trim() !== '';
  if (isLabelled || Object.keys(others).length > 0) return values;
  return { ...values, navigation: position };
}
