import { createTheme } from 'styled-components';
import { light } from './tokens';

const theme = createTheme({ color: light }, { prefix: 'f' });

/** Colours for style templates: `color.ink` is `var(--f-color-ink, …)`. */
export const { color } = theme;

/** Bare names of the same custom properties, to re-declare them: dark scheme, green panels. */
export const colorName = theme.vars.color;
