import { heading, sectionType } from '../section';

export const newsletter = sectionType('newsletter', {
  description:
    'A field for the e-mail address of people who want the newsletter. If it delivers, every article ends with it.',
  isOnce: true,
  onlyOn: () => 'news-insights',
  fields: {
    heading: heading(),
  },
});
