import { fieldOf } from '../content/document';
import { rule } from './rule';

/**
 * The registers with the checksums of their numbers: the sum of the digits times their weights leaves `remainder` when
 * it is divided by `modulus`. Source for the ABN: abr.business.gov.au/Help/AbnFormat, which takes 1 from the first digit.
 */
const registers = {
  abn: {
    pattern: /^\d{2}( \d{3}){3}$/,
    ...{ weights: [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19], modulus: 89, remainder: 10 },
    what: 'Australian Business Number: compare it with the register at abr.business.gov.au',
  },
  acn: {
    pattern: /^\d{3}( \d{3}){2}$/,
    ...{ weights: [8, 7, 6, 5, 4, 3, 2, 1, 1], modulus: 10, remainder: 0 },
    what: 'Australian Company Number: compare it with the register at asic.gov.au',
  },
};

/** Reports an ABN or ACN of the company with a wrong checksum, unless it is marked as a placeholder. */
export const registerNumbers = rule('fields:register-number', (_, file, document) => {
  const placeholders = fieldOf(document, 'placeholders');
  for (const [field, { pattern, weights, modulus, remainder, what }] of Object.entries(registers)) {
    const number = fieldOf(document, field);
    if (Array.isArray(placeholders) && placeholders.includes(field)) continue;
    if (typeof number !== 'string' || !pattern.test(number)) continue;
    const digits = [...number.replaceAll(' ', '')].map(Number);
    const sum = digits.reduce((total, digit, index) => total + digit * (weights[index] ?? 0), 0);
    if (sum % modulus !== remainder)
      file.message(`${field}: ${number} is not a valid ${what}`, document.positionOf([field]));
  }
});
