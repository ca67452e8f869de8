import { sites } from '../sites/sites';
import { testOn } from './testOn';

export { expect } from './testOn';

/** Tests the site built from the specification's content. */
export const test = testOn(sites.plain.out);

/** The pages of the specification. */
export const pages = [
  '/',
  '/about',
  '/our-businesses',
  '/news-insights',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
];
