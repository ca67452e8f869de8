import { z } from 'zod';
import { text } from './text';

/** A business or division as an inquiry type of the contact form. */
export const inquiry = z
  .strictObject({
    value: text('Value that the form sends, in lower case with hyphens.'),
    label: text('Label that visitors choose; the name of a business is added in brackets.'),
  })
  .meta({ title: 'Inquiry' });
