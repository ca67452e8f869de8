import { z } from 'zod';

const rule =
  'must be an https:// address without a user name and without #, for example https://forms.example/inquiries (http only on localhost)';

/** Address that a form sends to; http only on this machine, where its tests run. */
export const endpointUrl = z
  .string({ error: rule })
  .regex(
    /^(?:https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?|http:\/\/localhost(?::\d+)?)(?:[/?][^\s#"<>\\]*)?$/i,
    { error: rule },
  )
  .refine((url) => URL.canParse(url), { error: rule })
  .meta({ description: 'Address that takes the POST request.' });

const endpoint = z
  .strictObject({
    url: endpointUrl,
    encoding: z
      .enum(['json', 'form'])
      .optional()
      .meta({ description: 'json (the default), or form for application/x-www-form-urlencoded.' }),
  })
  .meta({ title: 'Endpoint', description: 'What takes the entries of a form.' });

/** Where the forms of the site deliver; one that is left out delivers nowhere. */
export const delivery = z
  .strictObject({ inquiries: endpoint.optional(), subscriptions: endpoint.optional() })
  .meta({ title: 'Delivery', description: 'Where the forms deliver: docs/delivery.md.' });
