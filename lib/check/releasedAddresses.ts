import type { Addresses } from './addresses';
import { errorAt, type Problem } from './problem';

/** Name of the list below content/: one address a line, appended to by `npm run release`. */
export const releasedAddressesFile = 'released-addresses.txt';

/** A problem for every released address that leads nowhere any more. Lines that start with # are remarks. */
export function lostAddresses(path: string, list: string, alive: Addresses): Problem[] {
  return list.split(/\r?\n/).flatMap((line, index) => {
    const address = line.replace(/^\uFEFF/, '').trim();
    if (!address || address.startsWith('#') || alive.has(address)) return [];
    const slug = address.replace('/news-insights/', '');
    const cure = address.startsWith('/news-insights/')
      ? `put "${slug}" under aliases in the article that took its place`
      : 'bring the page back';
    const message = `the released address ${address} leads nowhere: ${cure}`;
    return [{ path, ...errorAt({ line: index + 1, column: 1 }, message) }];
  });
}
