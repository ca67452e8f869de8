import type { z } from 'zod';
import { heading, sectionSchema } from '../section';

const schema = sectionSchema('contact-form', 'The contact form.', { heading: heading() });

export type ContactFormSection = z.output<typeof schema>;

export const contactForm = { schema, isOnce: true, onlyOn: 'contact' };
