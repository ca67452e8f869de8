import { z } from 'zod';
import { richText } from '../../../lib/text/markdownFields';
import { heading, sectionSchema, words } from '../section';

const question = z
  .strictObject({ question: words('The question.'), answer: richText('The answer.') })
  .meta({ title: 'Question' });

const schema = sectionSchema('questions', 'Questions that show their answers when they are opened.', {
  heading: heading(),
  items: z.array(question).min(1).max(20).meta({ description: 'The questions, one to twenty.' }),
});

export type QuestionsSection = z.output<typeof schema>;

export const questions = {
  schema,
  picture: 'A heading on the left; on the right two closed questions with arrows that open them',
};
