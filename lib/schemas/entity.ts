import { z } from 'zod';
import { stateCodes } from './facts';
import { httpsUrl, line } from './kinds';

/** The topics that can have a contact of their own, with their names for visitors. */
export const contactTopics = { press: 'Press', investors: 'Investors', privacy: 'Privacy' } as const;

export type ContactTopic = keyof typeof contactTopics;

/** For the launch check: that it does not apply is said, not left out. */
const none = 'none';

const acnForm = 'write nine digits grouped like 000 000 000, or none if it is no company';
/** YAML takes a value with digits alone for a number. */
export const inQuotationMarks = ', in quotation marks';
const licenceForm =
  'must be none, AFSL and its number (AFSL 123456), or the number of an authorised representative (Authorised representative 001234567)';

export const email = () => z.email('is not an e-mail address, for example hello@example.com');

export const address = z
  .strictObject({
    street: line('Suite, number and street.'),
    locality: line('Suburb.').meta({ label: 'Suburb' }),
    region: z.enum(stateCodes).meta({ description: 'State, abbreviated.', label: 'State' }),
    postcode: z.string().regex(/^\d{4}$/, 'must be four digits'),
  })
  .meta({ title: 'Address' });

const phoneForm = 'write it like (03) 5550 0100, 0491 570 006, 1300 975 707, 1800 975 707 or 13 00 00';
const phonePattern = /^(?:\(0[2378]\) \d{4} \d{4}|04\d\d \d{3} \d{3}|1[38]00 \d{3} \d{3}|13 \d\d \d\d)$/;
export const phone = z
  .string(phoneForm + inQuotationMarks)
  .regex(phonePattern, phoneForm)
  .meta({
    description: 'Phone number in an Australian form, for example (03) 5550 0100 or 1300 975 707.',
  });

const contact = z
  .strictObject({
    name: line('The full name.'),
    role: line('What the person does in the group.').optional(),
    email: email().meta({ description: 'The e-mail address for this topic.' }),
    phone: phone.optional(),
  })
  .meta({ title: 'TopicContact' })
  .optional();

/** The facts that a register has of the legal entity, and where else it can be found. */
export const entityFields = {
  legalName: line('The name in the register, with Pty Ltd or Limited.').optional(),
  acn: z
    .string(acnForm + inQuotationMarks)
    .regex(/^(?:\d{3} \d{3} \d{3}|none)$/, acnForm)
    .optional()
    .meta({ description: 'Australian Company Number, or none.', label: 'ACN' }),
  registeredOffice: address.optional(),
  licence: z
    .string(licenceForm)
    .regex(/^(?:none|AFSL \d{6}|Authorised representative \d{6,9})$/, licenceForm)
    .optional()
    .meta({
      description: 'The Australian financial services licence under which the group acts, or none.',
    }),
  profiles: z
    .array(
      z
        .strictObject({
          name: line('The name of the site.'),
          url: httpsUrl('The page of the group there.').meta({ label: 'URL' }),
        })
        .meta({ title: 'Profile' }),
    )
    .min(1)
    .max(6)
    .optional()
    .meta({ description: 'The group on other sites, such as LinkedIn.' }),
  contacts: z
    .strictObject({ press: contact, investors: contact, privacy: contact } satisfies Record<
      ContactTopic,
      unknown
    >)
    .optional()
    .meta({ title: 'Contacts', description: 'Who answers about a topic, where that is not everyone.' }),
};

/** The facts that a table of names and values can show, with their names. */
export const factLabels = {
  name: 'Name',
  legalName: 'Legal name',
  abn: 'ABN',
  acn: 'ACN',
  licence: 'Financial services licence',
  address: 'Address',
  registeredOffice: 'Registered office',
  phone: 'Phone',
  email: 'Email',
};

export type LabelledFact = keyof typeof factLabels;

/** A fact that may be `none`; undefined then. */
export function orNothing(fact: string | undefined): string | undefined {
  return fact === none ? undefined : fact;
}
