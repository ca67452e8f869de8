import { isAbn, isAcn } from '../../lib/company/registerNumbers';
import type { LocatedFields } from '../../lib/content/readFields';
import { placeholdersOf } from './placeholders';
import type { LaunchBlocker } from './report';

/** Reserved domain names (RFC 2606 and RFC 6761). */
const reservedHost =
  /(?:^|[.@])(?:(?:[\w-]+\.)*(?:example|test|invalid|localhost)|example\.(?:com|net|org))$/i;

/** Phone numbers that the regulator (ACMA) reserves for fiction. */
const fictionalPhone = new RegExp(
  [
    /^\(0\d\) (?:5550|7010) \d{4}$/,
    /^0491 57(?:0 (?:006|110|15[6-9]|313|737)|1 (?:266|491|804)|2 (?:549|665|983)|3 (?:087|770)|4 (?:118|632))$/,
    /^0491 57(?:5 (?:254|789)|6 (?:398|801)|7 (?:426|644)|8 (?:148|888|957)|9 (?:212|455|760))$/,
    /^1[38]00 975 (?:70[7-9]|71[01])$|^1800 160 401$|^13 00 00$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

const isMadeUp: Record<string, (value: string) => boolean> = {
  url: isReserved,
  email: (value) => reservedHost.test(value),
  phone: (value) => fictionalPhone.test(value),
  abn: (value) => !isAbn(value),
  acn: (value) => value !== 'none' && !isAcn(value),
};

/** Reports facts that cannot be real but are not listed as placeholders. */
export function unmarkedBlockers({ values, locationOf }: LocatedFields): LaunchBlocker[] {
  const marked = placeholdersOf(values);
  return Object.entries(isMadeUp).flatMap(([name, test]): LaunchBlocker[] => {
    const value = values[name];
    if (typeof value !== 'string' || marked.includes(name) || !test(value)) return [];
    const what = `${name}: ${value}`;
    const also = 'invented or reserved for examples, though not listed under placeholders';
    return [{ kind: 'placeholders', location: locationOf(name), what, also }];
  });
}

/** Reports a public URL with a reserved host. */
export function urlBlockers({ values: { url }, locationOf }: LocatedFields): LaunchBlocker[] {
  if (typeof url === 'string' && !isReserved(url)) return [];
  return [{ kind: 'url', location: locationOf('url'), what: `url: ${url}, which is not a real domain` }];
}

/** Whether a URL is invalid or has a reserved host. */
export function isReserved(url: string): boolean {
  return !URL.canParse(url) || reservedHost.test(new URL(url).hostname);
}
