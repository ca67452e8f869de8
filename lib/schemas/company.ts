import { z } from 'zod';
import { delivery } from './delivery';
import { editor } from './editor';
import { address, email, entityFields, inQuotationMarks, phone } from './entity';
import { httpsUrl, isoDate, line, placeholders, text } from './kinds';

const hours = z
  .strictObject({
    days: line('The days, for example Monday to Friday.'),
    hours: line('The hours on these days, for example 9:00 AM to 6:00 PM, or Closed.'),
  })
  .meta({ title: 'Hours' });

const abnForm = 'write eleven digits grouped like 00 000 000 000';

/** The code that a search engine gives to the owner of a site. */
function token(searchEngine: string) {
  return z
    .string()
    .regex(
      /^[\w-]+$/,
      `must be the code alone: of the meta tag of ${searchEngine}, what content="…" contains`,
    )
    .meta({ description: `The code of ${searchEngine}, from content="…" of its meta tag.` });
}

/** `content/company.yaml`: every fact about the group, once. */
export const company = z
  .strictObject({
    name: line('The name of the group.'),
    tagline: line('One line beneath the name in the footer.').meta({ isWords: true, takesFacts: true }),
    description: text(
      'The group in two sentences: contact page and search results. {name} stands for its name.',
    ).meta({ isWords: true, takesFacts: true }),
    url: httpsUrl('The public URL of this site, without a trailing slash.')
      .regex(
        /^\w+:\/\/[^/?#]+$/,
        'must end with the host name, because the site cannot be below a path: delete the slash, ? or # after it and what follows',
      )
      .meta({ label: 'URL of this site' }),
    email: email().meta({ description: 'Contact e-mail address.' }),
    phone,
    address,
    abn: z
      .string(abnForm + inQuotationMarks)
      .regex(/^\d{2} \d{3} \d{3} \d{3}$/, abnForm)
      .meta({ description: 'Australian Business Number.', label: 'ABN' }),
    ...entityFields,
    responseTime: line(
      'How soon the group answers a message, for example 24-48 hours. Sentences add “within”, and some “during business days”.',
    ),
    copyrightYear: z.int().min(1900).max(2099).meta({ description: 'Year of the copyright line.' }),
    businessHours: z.array(hours).min(1).max(12),
    acknowledgement: z
      .strictObject({
        heading: line('Its heading above the footer.').meta({ isWords: true }),
        text: text('Its words above the footer.').meta({ isWords: true }),
      })
      .meta({ title: 'Acknowledgement' }),
    disclaimer: text(
      'What is shown with words about investments: in articles of the categories and below the sections that have disclaimer: true, and in the contact form. Without Markdown.',
    )
      .meta({ isWords: true, takesFacts: true })
      .optional(),
    delivery: delivery.optional().meta({ isSetting: true }),
    editor: editor.optional().meta({ isSetting: true }),
    security: z
      .strictObject({
        expires: isoDate('The date on which /.well-known/security.txt expires.'),
        policy: httpsUrl('URL of the vulnerability disclosure policy.').optional(),
      })
      .meta({ title: 'Security', isTechnical: true }),
    verification: z
      .strictObject({
        google: token('Google Search Console').optional(),
        bing: token('Bing Webmaster Tools').optional(),
      })
      .optional()
      .meta({
        title: 'Verification',
        description: 'Codes by which search engines recognise the owner of the site.',
        isTechnical: true,
      }),
    placeholders: placeholders([
      'name',
      'url',
      'email',
      'phone',
      'address',
      'abn',
      'acn',
      'legalName',
      'registeredOffice',
      'licence',
      'acknowledgement',
      'disclaimer',
      'tagline',
      'description',
      'responseTime',
    ]),
  })
  .meta({ title: 'Company' });
