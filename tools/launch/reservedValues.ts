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

type Fields = Record<string, unknown>;

const isMadeUp: Record<string, (value: string) => boolean> = {
  url: isReserved,
  email: (value) => reservedHost.test(value),
  phone: (value) => fictionalPhone.test(value),
};

/** Reports facts that cannot be real but are not listed as placeholders. */
export function unmarkedBlockers({ values, locationOf }: LocatedFields): LaunchBlocker[] {
  const marked = placeholdersOf(values);
  const groups: { path: PropertyKey[]; fields: Fields }[] = [
    { path: [], fields: values },
    ...fieldsIn(values.contacts).map(([topic, fields]) => ({ path: ['contacts', topic], fields })),
    ...fieldsIn(values.profiles).map(([index, fields]) => ({ path: ['profiles', Number(index)], fields })),
  ];
  return groups.flatMap(({ path, fields }) =>
    Object.entries(isMadeUp).flatMap(([name, test]): LaunchBlocker[] => {
      const value = fields[name];
      const isMarked = path.length === 0 && marked.includes(name);
      if (typeof value !== 'string' || isMarked || !test(value)) return [];
      const what = `${[...path, name].join('.')}: ${value}`;
      // Only facts at the top can be listed.
      const unlisted = path.length === 0 ? ', though not listed under placeholders' : '';
      const also = `invented or reserved for examples${unlisted}`;
      return [{ kind: 'placeholders', location: locationOf(...path, name), what, also }];
    }),
  );
}

/** The groups of fields in a group or a list. */
function fieldsIn(group: unknown): [key: string, fields: Fields][] {
  const entries = Object.entries((group ?? {}) as Record<string, Fields | null>);
  return entries.map(([key, fields]) => [key, fields ?? {}]);
}

/** Whether a URL is invalid or has a reserved host. */
export function isReserved(url: string): boolean {
  return !URL.canParse(url) || reservedHost.test(new URL(url).hostname);
}
