import { sectionSchema } from '../section';

const schema = sectionSchema(
  'text',
  'The place of the text below the front matter: in the visual editor, the field Text below the sections.',
  {},
);

export const text = { schema, picture: 'A paragraph of plain text', isOnce: true };
