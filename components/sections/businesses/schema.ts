import { sectionSchema } from '../section';

const schema = sectionSchema('businesses', 'Each business with its drawing, description and services.', {});

export const businesses = {
  schema,
  picture:
    'A drawing of tree rings beside the name of a business, its description, a list of services and a link',
};
