import { sectionType, words } from '../section';

export const contactDetails = sectionType('contact-details', {
  description: 'E-mail address, phone, address and business hours. Beside the form, if that follows.',
  screenshotAlt:
    'Below each other, divided by lines: e-mail address, phone number, address, business hours and a description',
  isOnce: true,
  isColumn: true,
  idsIn: () => ['contact-details'],
  fields: {
    email: words('The words above the e-mail address.'),
    phone: words('The words above the phone number.'),
    address: words('The words above the address.'),
    businessHours: words('The words above the business hours.'),
    group: words('The words above the description of the group.'),
    businesses: words('The words above the links to the businesses.'),
    contacts: words(
      'The words above the contacts of company.yaml for topics, such as press. Without them, “Contacts”.',
    ).optional(),
  },
});
