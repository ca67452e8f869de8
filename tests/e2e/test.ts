import { testOn } from '../browser';
import { sites } from '../sites/sites';

export { expect } from '../browser';

/** Tests on the site as it is built from content/. */
export const test = testOn(sites.specification.out);

/** Every page of the site, as its navigation and its articles have it. */
export const pages = [
  '/',
  '/about',
  '/our-businesses',
  '/news-insights',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
];
