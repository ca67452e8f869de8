import type { z } from 'zod';
import { heading, sectionSchema } from '../section';

const schema = sectionSchema(
  'newsletter',
  'A field for the e-mail address of people who want the newsletter. If it delivers, every article ends with it.',
  {
    heading: heading(),
  },
);

export type NewsletterSection = z.output<typeof schema>;

export const newsletter = {
  schema,
  picture: 'On pale green, a heading on the left and a field with the button “Subscribe” on the right',
  isOnce: true,
  isPanel: true,
  onlyOn: 'news-insights',
};
