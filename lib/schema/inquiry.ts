import { z } from 'zod';
import { text } from './text';

/** How a business or division is chosen as the inquiry type of the contact form. */
export const inquiry = z
  .strictObject({
    value: text('What the form sends: lower case with hyphens.'),
    label: text('What the visitor chooses; a business has its name behind it in brackets.'),
  })
  .meta({ title: 'Inquiry' });
