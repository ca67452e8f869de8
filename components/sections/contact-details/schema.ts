import { sectionSchema } from '../section';

const schema = sectionSchema(
  'contact-details',
  'E-mail address, phone, address and business hours. Beside the form, if that follows.',
  {},
);

export const contactDetails = { schema, isOnce: true, idsIn: () => ['contact-details'] };
