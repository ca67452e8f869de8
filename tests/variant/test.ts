export { expect, variantTest as test } from './endpoint';
