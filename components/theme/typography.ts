import { font, type } from './tokens';

type Role = { size: string; leading: string; tracking: string };

function role(face: string, weight: number, { size, leading, tracking }: Role): string {
  // Nothing of the text face stands inside the display face, so its tracking need not be undone.
  const spacing = tracking === '0' ? '' : ` letter-spacing: ${tracking};`;
  return `font: ${weight} ${size}/${leading} ${face};${spacing}`;
}

/** Declarations of each type role, to be put into a style template as they are. */
export const typography = {
  home: role(font.display, 400, type.home),
  page: role(font.display, 400, type.page),
  article: role(font.display, 400, type.article),
  h2: role(font.display, 400, type.h2),
  featured: role(font.display, 400, type.featured),
  h3: role(font.display, 400, type.h3),
  statement: role(font.display, 400, type.statement),
  lead: role(font.text, 400, type.lead),
  body: role(font.text, 400, type.body),
  prose: role(font.text, 400, type.prose),
  label: role(font.text, 600, type.label),
  button: role(font.text, 600, type.button),
  meta: role(font.text, 400, type.meta),
  plan: role(font.text, 500, type.plan),
  caption: role(font.display, 400, { ...type.plan, leading: '1.4' }),
} as const;
