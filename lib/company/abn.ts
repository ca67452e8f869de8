import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf, fieldOf } from '../content/document';

/** Reports a company ABN with a wrong checksum, unless it is marked as a placeholder. */
export const abn = lintRule<Root>('fields:abn', (_, file) => {
  const document = documentOf(file);
  const number = fieldOf(document, 'abn');
  const placeholders = fieldOf(document, 'placeholders');
  if (Array.isArray(placeholders) && placeholders.includes('abn')) return;
  if (typeof number !== 'string' || !/^\d{2}( \d{3}){3}$/.test(number) || isAbn(number)) return;
  const reason = `abn: ${number} is not a valid Australian Business Number: compare it with the register at abr.business.gov.au`;
  file.message(reason, document.yaml?.positionOf(['abn']));
});

const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Whether the checksum of an ABN is correct. Spaces are ignored. */
export function isAbn(abn: string): boolean {
  const digits = [...abn.replace(/\s/g, '')].map(Number);
  if (digits.length !== weights.length) return false;
  const sum = weights.reduce(
    (total, weight, place) => total + weight * ((digits[place] as number) - (place === 0 ? 1 : 0)),
    0,
  );
  return sum % 89 === 0;
}
