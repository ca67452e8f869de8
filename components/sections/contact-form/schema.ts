import { heading, sectionType } from '../section';

export const contactForm = sectionType('contact-form', {
  description: 'The contact form.',
  screenshotAlt: 'A form with fields for name, e-mail address, company, inquiry type and message',
  isOnce: true,
  isColumn: true,
  onlyOn: 'contact',
  neededOn: 'contact',
  fields: { heading: heading() },
});
