import { z } from 'zod';
import { line } from './kinds';

/** In place of an endpoint's URL: the form delivers nowhere, on purpose. In place of countries: to nobody overseas. */
export const nowhere = 'none';

const rule =
  'must be an https:// URL without a user name or #, for example https://forms.example/inquiries (http:// only on localhost), or none';

/** URL that a form sends to, or `none`. Plain http is for development and tests, on this machine only. */
export const endpointUrl = z
  .string({ error: rule })
  .regex(
    /^(?:none|(?:https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?|http:\/\/localhost(?::\d+)?)(?:[/?][^\s\p{Cc}#"<>\\]*)?)$/iu,
    { error: rule },
  )
  .refine((url) => url === nowhere || URL.canParse(url), { error: rule })
  .meta({ description: 'URL that takes the POST request, or none.' });

const endpoint = z
  .strictObject({
    url: endpointUrl,
    encoding: z
      .enum(['json', 'form'])
      .optional()
      .meta({ description: 'json (the default), or form for application/x-www-form-urlencoded.' }),
  })
  .meta({ title: 'Endpoint', description: 'Where a form sends its entries.' });

/** Endpoints of the forms; a form without one sends nothing. */
export const delivery = z
  .strictObject({
    inquiries: endpoint.optional(),
    subscriptions: endpoint.optional(),
    overseas: line(
      'The countries of those who are likely to receive what the forms send, such as the United States, or none.',
    ).optional(),
  })
  .meta({ title: 'Delivery', description: 'Where the forms send their entries: see docs/delivery.md.' });

/** URL that takes the entries of a form, and their encoding. */
export type Endpoint = { url: string; encoding: 'json' | 'form' };

export type Delivery = z.infer<typeof delivery>;

export type Form = Exclude<keyof Delivery, 'overseas'>;
