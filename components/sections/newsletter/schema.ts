import { heading, sectionType } from '../section';

export const newsletter = sectionType('newsletter', {
  description:
    'A field for the e-mail address of people who want the newsletter. If it delivers, every article ends with it.',
  screenshotAlt: 'On pale green, a heading on the left and a field with the button “Subscribe” on the right',
  isOnce: true,
  background: 'panel',
  onlyOn: 'news-insights',
  fields: {
    heading: heading(),
  },
});
