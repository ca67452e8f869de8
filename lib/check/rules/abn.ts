import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf, fieldOf } from '../document';

/** The company's ABN against its own checksum, once it is no longer marked as a placeholder. */
export const abn = lintRule<Root>('fields:abn', (_, file) => {
  const document = documentOf(file);
  if (document.collection.name !== 'Company') return;
  const number = fieldOf(document, 'abn');
  const placeholders = fieldOf(document, 'placeholders');
  if (Array.isArray(placeholders) && placeholders.includes('abn')) return;
  if (typeof number !== 'string' || !/^\d{2}( \d{3}){3}$/.test(number) || isAbn(number)) return;
  const reason = `abn: ${number} is not an Australian Business Number, its digits do not add up: compare it with the register at abr.business.gov.au`;
  file.message(reason, document.yaml?.positionOf(['abn']));
});

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
