import { oncePerTree } from '../oncePerTree';
import { headingsOf } from './headingIds';

/** The headings of a text, as its page has them. */
export const headingsIn = oncePerTree(headingsOf);
