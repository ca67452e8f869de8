import { headingsOf } from '../schema/headingIds';
import { oncePerTree } from './oncePerTree';

/** The headings of a text, as its page has them. */
export const headingsIn = oncePerTree(headingsOf);
