import { z } from 'zod';
import { inquiry } from './inquiry';
import { httpsUrl, placeholders, text } from './text';
import { tree } from './tree';

/** `content/businesses/<slug>.yaml`: one established business. */
export const business = z
  .strictObject({
    name: text('The trading name.'),
    order: z.int().min(1).meta({ description: 'Position in lists; 1 is first.' }),
    sector: text('Its industry, in two to four words.'),
    summary: text('One sentence for the card on the home page.'),
    description: text('One or two sentences for Our Businesses.'),
    features: z
      .array(text('One service.'))
      .min(3)
      .meta({ description: 'What it does for clients, one line each.' }),
    service: text('Name of its service in links on the contact page.'),
    inquiry,
    url: httpsUrl('Its own website.'),
    placeholders: placeholders(['url', 'summary', 'description', 'features']),
    tree,
    crop: z
      .strictObject({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
      .optional()
      .meta({
        title: 'Crop',
        description: 'The part of the plan that is its picture, in units of the plan.',
      }),
  })
  .meta({ title: 'Business' });
