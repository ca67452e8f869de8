import { testOn } from '../browser';

export { expect } from '../browser';

/** Tests on the site with other content: see tools/build-variant.ts. */
export const test = testOn('.variant/out');
