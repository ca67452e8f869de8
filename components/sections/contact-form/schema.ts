import type { z } from 'zod';
import { heading, sectionSchema } from '../section';

const schema = sectionSchema('contact-form', 'The contact form.', { heading: heading() });

export type ContactFormSection = z.output<typeof schema>;

export const contactForm = {
  schema,
  picture: 'A form with fields for name, e-mail address, company, inquiry type and message',
  isOnce: true,
  onlyOn: 'contact',
};
