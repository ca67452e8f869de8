import { sectionType } from '../section';

export const text = sectionType('text', {
  description:
    'The place of the text below the front matter: in the visual editor, the field Text below the sections.',
  screenshotAlt: 'A paragraph of plain text',
  isOnce: true,
  fields: {},
});
