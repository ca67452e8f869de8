import type { z } from 'zod';
import { line } from '../../../lib/fields/kinds';
import { inlineText } from '../../../lib/text/markdownFields';
import { sectionSchema, words } from '../section';

const schema = sectionSchema('quotation', 'Words of somebody, in large type, with the name below.', {
  quote: inlineText('The words, without quotation marks.'),
  name: line('Who said or wrote them.'),
  role: words('What that person does, or where the words are from.').optional(),
});

export type QuotationSection = z.output<typeof schema>;

export const quotation = {
  schema,
  picture: 'A sentence in large type beside a vertical line, with a name and a role below it',
};
