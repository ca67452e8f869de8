import { isAbn } from '../../lib/check/rules/abn';
import type { LaunchBlocker } from './blockers';
import type { LocatedFile } from './locatedFiles';
import { placeholdersOf } from './placeholders';

/** Reserved domain names (RFC 2606 and RFC 6761). */
const reservedHost =
  /(?:^|[.@])(?:(?:[\w-]+\.)*(?:example|test|invalid|localhost)|example\.(?:com|net|org))$/i;

/** Numbers that the regulator (ACMA) reserves for fiction. */
const fictionalPhone = /^\(0\d\) (?:5550|7010) \d{4}$/;

const isMadeUp: Record<string, (value: string) => boolean> = {
  url: isReserved,
  email: (value) => reservedHost.test(value),
  phone: (value) => fictionalPhone.test(value),
  abn: (value) => !isAbn(value),
};

/** Facts that cannot be real, though the file does not list them as placeholders. */
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

/** The public URL of the site, when nobody can reach it. */
export function urlBlockers({ values: { url }, locationOf }: LocatedFile): LaunchBlocker[] {
  if (typeof url === 'string' && !isReserved(url)) return [];
  return [{ kind: 'url', location: locationOf('url'), what: `the site calls itself ${url}` }];
}

/** Whether a URL is invalid or has a reserved host. */
export function isReserved(url: string): boolean {
  return !URL.canParse(url) || reservedHost.test(new URL(url).hostname);
}
