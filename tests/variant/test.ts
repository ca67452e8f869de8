import { testOn } from '../browser';
import { sites } from '../sites/sites';

export { expect } from '../browser';

/** Tests on the site with other content: see tests/sites/variantContent.ts. */
export const test = testOn(sites.variant.out);
