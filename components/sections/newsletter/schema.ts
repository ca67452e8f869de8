import type { z } from 'zod';
import { heading, sectionSchema } from '../section';

const schema = sectionSchema(
  'newsletter',
  'A field for the e-mail address of people who want the newsletter.',
  {
    heading: heading(),
  },
);

export type NewsletterSection = z.output<typeof schema>;

export const newsletter = { schema, isOnce: true, isPanel: true, onlyOn: 'news-insights' };
