import type { ParsedDocument } from '../parse';
import { errorAt, type Finding } from '../problem';

type Facts = { abn?: unknown; placeholders?: unknown };

/** The company's number against its own checksum, once it is said to be the real one. */
export function companyFacts({ yaml, collection }: ParsedDocument): Finding[] {
  if (collection.name !== 'Company' || !yaml) return [];
  const { abn, placeholders } = (yaml.values ?? {}) as Facts;
  if (typeof abn !== 'string' || !/^\d{2}( \d{3}){3}$/.test(abn)) return [];
  if (Array.isArray(placeholders) && placeholders.includes('abn')) return [];
  if (isAbn(abn)) return [];
  const message = `abn: ${abn} is not an Australian Business Number, its digits do not add up: compare it with the register at abr.business.gov.au`;
  return [errorAt(yaml.positionOf(['abn']), message)];
}

const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** The checksum of the Australian Business Register, over eleven digits with or without spaces. */
export function isAbn(abn: string): boolean {
  const digits = [...abn.replace(/\s/g, '')].map(Number);
  if (digits.length !== weights.length) return false;
  const sum = weights.reduce(
    (total, weight, place) => total + weight * ((digits[place] as number) - (place === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}
