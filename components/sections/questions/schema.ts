import { z } from 'zod';
import { richText } from '@/lib/markdown/fields';
import { heading, sectionType, words } from '../section';

const question = z
  .strictObject({ question: words('The question.'), answer: richText('The answer.') })
  .meta({ title: 'Question' });

export const questions = sectionType('questions', {
  description: 'Questions that show their answers when they are opened.',
  fields: {
    heading: heading(),
    items: z.array(question).min(1).max(20).meta({ description: 'The questions, one to twenty.' }),
  },
});
