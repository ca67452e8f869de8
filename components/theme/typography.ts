import { font, proseSize } from './tokens';

/** The declarations of a type role. */
function role(face: string, weight: number, size: string, leading: string, tracking = '0'): string {
  return `font: ${weight} ${size}/${leading} ${face}; letter-spacing: ${tracking};`;
}

const display = (size: string, leading: string, tracking?: string) =>
  role(font.display, 400, size, leading, tracking);

const text = (weight: number, size: string, leading: string) => role(font.text, weight, size, leading);

/** A size that leaves a line of a narrow screen, or of the nearest `queryContainer`, enough room for a long word. */
const fitting = (size: string) => `min(${size}, 12cqi)`;

const statementSize = fitting('clamp(1.375rem, 1.1rem + 1.2vw, 2.125rem)');

/** CSS declarations of each type role, for style templates. */
export const typography = {
  home: display(fitting('clamp(2.5rem, 1.4rem + 4.5vw, 5.375rem)'), '1.03', '-0.028em'),
  page: display(fitting('clamp(2.375rem, 1.45rem + 3.9vw, 4.75rem)'), '1.03', '-0.028em'),
  article: display(fitting('clamp(2.125rem, 1.5rem + 2.6vw, 3.625rem)'), '1.07', '-0.028em'),
  h2: display(fitting('clamp(1.75rem, 1.3rem + 1.95vw, 3rem)'), '1.1', '-0.022em'),
  featured: display(fitting('clamp(1.75rem, 1.35rem + 1.6vw, 2.625rem)'), '1.12', '-0.02em'),
  h3: display(fitting('clamp(1.375rem, 1.22rem + 0.65vw, 1.75rem)'), '1.2', '-0.014em'),
  statement: display(statementSize, '1.3', '-0.016em'),
  /** Short names in a list, each with a sentence below. */
  name: display(statementSize, '1.2', '-0.016em'),
  lead: `${text(400, 'clamp(1.125rem, 1.04rem + 0.42vw, 1.375rem)', '1.5')} text-wrap: balance;`,
  body: text(400, '1.0625rem', '1.6'),
  prose: text(400, proseSize, '1.7'),
  label: text(600, '1rem', '1.2'),
  button: text(600, '1.0625rem', '1.2'),
  meta: text(400, '0.9375rem', '1.5'),
  plan: text(500, '0.875rem', '1.3'),
  caption: display('0.875rem', '1.4'),
} as const;
