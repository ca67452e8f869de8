import { z } from 'zod';
import { slugPattern, text } from '../fields/kinds';

/** The inquiry types that are not about a venture; the last one ends the list. */
export const generalInquiries = [
  { value: 'investment', label: 'Investment Opportunities' },
  { value: 'partnership', label: 'Business Partnerships' },
  { value: 'general', label: 'General Inquiry' },
] as const;

/** A venture as an inquiry type of the contact form. */
export const inquiry = z
  .strictObject({
    value: z
      .string()
      .regex(slugPattern, 'must be lower-case words joined by hyphens, for example aged-care')
      .meta({ description: 'Value that the form sends, in lower case with hyphens.' }),
    label: text('Label that visitors choose; the name of an established one is added in brackets.'),
  })
  .meta({ title: 'Inquiry' });
