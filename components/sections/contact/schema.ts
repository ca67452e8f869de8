import { sectionType, words } from '../section';

export const contact = sectionType('contact', {
  description: 'The contact form, with the e-mail address, phone, address and business hours beside it.',
  isOnce: true,
  onlyOn: () => 'contact',
  neededOn: 'contact',
  idsIn: () => ['contact-details'],
  fields: {
    heading: words('The heading of the form.'),
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
