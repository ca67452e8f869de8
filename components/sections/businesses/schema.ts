import { sectionSchema } from '../section';

const schema = sectionSchema('businesses', 'Each business with its drawing, description and services.', {});

export const businesses = { schema };
