import { isAbn } from '../../lib/check/rules/abn';
import type { Obstacle } from './obstacles';
import type { PlacedFile } from './placedYaml';
import { marksOf } from './standIns';

/** Names that no site on the internet can have (RFC 2606 and RFC 6761). */
const reservedHost =
  /(?:^|[.@])(?:(?:[\w-]+\.)*(?:example|test|invalid|localhost)|example\.(?:com|net|org))$/i;

/** Numbers that the regulator keeps for fiction (ACMA). */
const fictionalPhone = /^\(0\d\) (?:5550|7010) \d{4}$/;

const isMadeUp: Record<string, (value: string) => boolean> = {
  url: isReserved,
  email: (value) => reservedHost.test(value),
  phone: (value) => fictionalPhone.test(value),
  abn: (value) => !isAbn(value),
};

/** Facts that cannot be real though their mark is gone. */
export function unmarkedObstacles({ values, placeOf }: PlacedFile): Obstacle[] {
  const marks = marksOf(values);
  return Object.entries(isMadeUp).flatMap(([name, test]): Obstacle[] => {
    const value = values[name];
    if (typeof value !== 'string' || marks.includes(name) || !test(value)) return [];
    const what = `${name}: ${value}`;
    return [{ kind: 'stand-ins', place: placeOf(name), what, also: 'its mark is gone already' }];
  });
}

/** The public address of the site, under a name that leads nowhere. */
export function addressObstacles({ values: { url }, placeOf }: PlacedFile): Obstacle[] {
  if (typeof url === 'string' && !isReserved(url)) return [];
  return [{ kind: 'address', place: placeOf('url'), what: `the site calls itself ${url}` }];
}

/** Whether an address leads to a host that the internet cannot have. */
export function isReserved(url: string): boolean {
  return !URL.canParse(url) || reservedHost.test(new URL(url).hostname);
}
