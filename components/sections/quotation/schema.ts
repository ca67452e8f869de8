import { inlineText } from '@/lib/markdown/fields';
import { line } from '@/lib/schemas/kinds';
import { sectionType, words } from '../section';

/** Around the whole: others can be at the start and the end. */
const inQuotationMarks = /^(?:["“][^"“”]*["”]|['‘][^'‘]*['’])$/;

export const quotation = sectionType('quotation', {
  description: 'Words of somebody, in large type, with the name below.',
  screenshotAlt: 'A sentence in large type beside a vertical line, with a name and a role below it',
  fields: {
    quote: inlineText('The words, without quotation marks.').refine(
      ({ html }) => !inQuotationMarks.test(html),
      { error: 'has quotation marks around it, which the page adds: leave them out' },
    ),
    name: line('Who said or wrote them.'),
    role: words('What that person does, or where the words are from.').optional(),
  },
});
