import { createTheme } from 'styled-components';
import { light } from './tokens';

/** The custom properties of the colours, to declare them: in GlobalStyle, and again on green panels. */
export const colorName = createTheme({ color: light }, { prefix: 'f' }).vars.color;

type ColourName = keyof typeof colorName;

/**
 * Colours for style templates: `color.text` is `var(--f-color-text)`. Without the value that createTheme adds to
 * each in case it is not declared: every page declares them all, and a hundred bytes of each page would repeat them.
 */
export const color = Object.fromEntries(
  Object.entries(colorName).map(([name, property]) => [name, `var(${property})`]),
) as Record<ColourName, string>;
