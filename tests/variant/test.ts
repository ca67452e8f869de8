import { testOn } from '../browser';
import { sites } from '../sites/sites';

export { expect } from '../browser';

/** Tests the site with changed content (tests/sites/variantContent.ts). */
export const test = testOn(sites.variant.out);
