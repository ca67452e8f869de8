import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf, fieldOf } from '../content/document';

const registers = {
  abn: {
    pattern: /^\d{2}( \d{3}){3}$/,
    isValid: isAbn,
    what: 'Australian Business Number: compare it with the register at abr.business.gov.au',
  },
  acn: {
    pattern: /^\d{3}( \d{3}){2}$/,
    isValid: isAcn,
    what: 'Australian Company Number: compare it with the register at asic.gov.au',
  },
};

/** Reports an ABN or ACN of the company with a wrong checksum, unless it is marked as a placeholder. */
export const registerNumbers = lintRule<Root>('fields:register-number', (_, file) => {
  const document = documentOf(file);
  const placeholders = fieldOf(document, 'placeholders');
  for (const [field, { pattern, isValid, what }] of Object.entries(registers)) {
    const number = fieldOf(document, field);
    if (Array.isArray(placeholders) && placeholders.includes(field)) continue;
    if (typeof number !== 'string' || !pattern.test(number) || isValid(number)) continue;
    file.message(`${field}: ${number} is not a valid ${what}`, document.positionOf([field]));
  }
});

/** Whether the checksum of an ABN is correct. Spaces are ignored. Source: abr.business.gov.au/Help/AbnFormat. */
export function isAbn(abn: string): boolean {
  const [first = 0, ...rest] = digitsOf(abn);
  return (
    rest.length === 10 && weighted([first - 1, ...rest], [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) % 89 === 0
  );
}

/** Whether the check digit of an ACN is correct: the weighted sum is a multiple of ten. Spaces are ignored. */
export function isAcn(acn: string): boolean {
  const digits = digitsOf(acn);
  return digits.length === 9 && weighted(digits, [8, 7, 6, 5, 4, 3, 2, 1, 1]) % 10 === 0;
}

function digitsOf(number: string): number[] {
  return [...number.replace(/\s/g, '')].map(Number);
}

function weighted(digits: readonly number[], weights: readonly number[]): number {
  return digits.reduce((sum, digit, place) => sum + digit * (weights[place] ?? 0), 0);
}
