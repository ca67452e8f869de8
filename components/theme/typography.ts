import { font, type } from './tokens';

type Role = { size: string; leading: string; tracking: string };

function role(face: string, weight: number, { size, leading, tracking }: Role): string {
  return `font: ${weight} ${size}/${leading} ${face}; letter-spacing: ${tracking};`;
}

/** CSS declarations of each type role, for style templates. */
export const typography = {
  home: role(font.display, 400, type.home),
  page: role(font.display, 400, type.page),
  article: role(font.display, 400, type.article),
  h2: role(font.display, 400, type.h2),
  featured: role(font.display, 400, type.featured),
  h3: role(font.display, 400, type.h3),
  statement: role(font.display, 400, type.statement),
  /** Short names in a list, each with a sentence below. */
  name: role(font.display, 400, { ...type.statement, leading: type.h3.leading }),
  lead: `${role(font.text, 400, type.lead)} text-wrap: balance;`,
  body: role(font.text, 400, type.body),
  prose: role(font.text, 400, type.prose),
  label: role(font.text, 600, type.label),
  button: role(font.text, 600, type.button),
  meta: role(font.text, 400, type.meta),
  plan: role(font.text, 500, type.plan),
  caption: role(font.display, 400, { ...type.plan, leading: '1.4' }),
} as const;
