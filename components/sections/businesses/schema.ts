import { sectionType } from '../section';

export const businesses = sectionType('businesses', {
  description: 'Each business with its drawing, description and services.',
  screenshotAlt:
    'A drawing of tree rings beside the name of a business, its description, a list of services and a link',
  fields: {},
});
