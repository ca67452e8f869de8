import { sectionType } from '../section';

export const text = sectionType('text', {
  description:
    'The place of the text of the page, which the visual editor has in the field Text below the sections.',
  screenshotAlt: 'A paragraph of plain text',
  isOnce: true,
  fields: {},
});
