import { isAbn } from '../../lib/check/rules/abn';
import type { LaunchBlocker } from './blockers';
import type { LocatedFile } from './locatedFiles';
import { placeholdersOf } from './placeholders';

/** Reserved domain names (RFC 2606 and RFC 6761). */
const reservedHost =
  /(?:^|[.@])(?:(?:[\w-]+\.)*(?:example|test|invalid|localhost)|example\.(?:com|net|org))$/i;

/** Phone numbers that the regulator (ACMA) reserves for fiction. */
const fictionalPhone = /^\(0\d\) (?:5550|7010) \d{4}$/;

const isMadeUp: Record<string, (value: string) => boolean> = {
  url: isReserved,
  email: (value) => reservedHost.test(value),
  phone: (value) => fictionalPhone.test(value),
  abn: (value) => !isAbn(value),
};

/** Reports facts that cannot be real but are not listed as placeholders. */
export function unmarkedBlockers({ values, locationOf }: LocatedFile): LaunchBlocker[] {
  const marked = placeholdersOf(values);
  return Object.entries(isMadeUp).flatMap(([name, test]): LaunchBlocker[] => {
    const value = values[name];
    if (typeof value !== 'string' || marked.includes(name) || !test(value)) return [];
    const what = `${name}: ${value}`;
    return [
      { kind: 'placeholders', location: locationOf(name), what, also: 'not listed under placeholders' },
    ];
  });
}

/** Reports a public URL with a reserved host. */
export function urlBlockers({ values: { url }, locationOf }: LocatedFile): LaunchBlocker[] {
  if (typeof url === 'string' && !isReserved(url)) return [];
  return [{ kind: 'url', location: locationOf('url'), what: `url: ${url}, which is not a real domain` }];
}

/** Whether a URL is invalid or has a reserved host. */
export function isReserved(url: string): boolean {
  return !URL.canParse(url) || reservedHost.test(new URL(url).hostname);
}
