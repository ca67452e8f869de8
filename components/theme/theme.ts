import { createTheme } from 'styled-components';
import { light } from './tokens';

/** Custom property names of the colours, declared in GlobalStyle and overridden by `brandPanel`. */
export const colorName = createTheme({ color: light }, { prefix: 'f' }).vars.color;

type ColourName = keyof typeof colorName;

/**
 * Colours for style templates: `color.text` is `var(--f-color-text)`. Leaves out createTheme's fallback values,
 * which every page would repeat although all properties are declared.
 */
export const color = Object.fromEntries(
  Object.entries(colorName).map(([name, property]) => [name, `var(${property})`]),
) as Record<ColourName, string>;
