import { describe, expect, test } from 'vitest';
import { inquiryTypes } from '@/components/contact/inquiryTypes';
import { businesses, company, divisions } from '@/lib/company/company';

const documents: [string, Record<string, unknown> & { placeholders?: string[] }][] = [
  ['company', company],
  ...[...businesses, ...divisions].map((item) => [item.name, item] as [string, typeof item]),
];

const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** The official checksum of an Australian Business Number. */
function passesChecksum(abn: string): boolean {
  const digits = [...abn.replaceAll(' ', '')].map(Number);
  const sum = digits.reduce((total, digit, index) => {
    return total + (digit - (index === 0 ? 1 : 0)) * (weights[index] as number);
  }, 0);
  return digits.length === 11 && sum % 89 === 0;
}

describe('the placeholders of the specification', () => {
  test.each(documents)('of %s are unique names of its fields', (_, document) => {
    for (const field of document.placeholders ?? []) expect(document[field], field).toBeDefined();
    expect(new Set(document.placeholders).size).toBe((document.placeholders ?? []).length);
  });

  test('have the values of the specification and are all marked', () => {
    expect(company).toMatchObject({
      name: 'Family Investment Group',
      address: { street: 'Suite 1, 1 Example Street', locality: 'Ringwood', region: 'VIC', postcode: '3134' },
      phone: '(03) 5550 0100',
      email: 'hello@example.com',
      abn: '00 000 000 000',
    });
    expect(company.placeholders).toEqual(
      expect.arrayContaining(['name', 'address', 'phone', 'email', 'abn', 'url']),
    );
    for (const { url, placeholders } of businesses)
      expect([url, placeholders]).toEqual([
        expect.stringMatching(/^https:\/\/www\.[a-z-]+\.example$/),
        expect.arrayContaining(['url']),
      ]);
  });

  test('the ABN has an invalid checksum', () => {
    expect(passesChecksum('51 824 753 556')).toBe(true);
    expect(passesChecksum(company.abn)).toBe(false);
  });
});

describe('the facts of the specification', () => {
  test('the copyright year is 2025', () => {
    expect(company.copyrightYear).toBe(2025);
  });

  test('the business hours', () => {
    expect(company.businessHours.map(({ days, hours }) => `${days}: ${hours}`)).toEqual([
      'Monday to Friday: 9:00 AM to 6:00 PM',
      'Saturday: 10:00 AM to 2:00 PM',
      'Sunday: Closed',
    ]);
  });

  test('two established businesses in order, with the names of their services', () => {
    expect(businesses.map(({ name, service }) => [name, service])).toEqual([
      ['Exclusive Computer Consulting', 'IT Services & Support'],
      ['PagareOne', 'Payroll Solutions'],
    ]);
  });

  test('three planned divisions in order, with their phases', () => {
    expect(divisions.map(({ name, phase, status }) => [name, phase, status])).toEqual([
      ['Aged Care', 'Strategic Development Phase', 'planned'],
      ['CCTV & Security Division', 'Market Analysis Phase', 'planned'],
      ['Construction', 'Investment Planning Phase', 'planned'],
    ]);
  });

  test('every business has a feature list', () => {
    for (const { features } of businesses) expect(features.length).toBeGreaterThanOrEqual(3);
  });
});

test('the inquiry types of the contact form, values and labels', () => {
  expect(inquiryTypes.map(({ value, label }) => [value, label])).toEqual([
    ['', 'Select an inquiry type'],
    ['it-services', 'IT Services (Exclusive Computer Consulting)'],
    ['payroll', 'Payroll Solutions (PagareOne)'],
    ['investment', 'Investment Opportunities'],
    ['partnership', 'Business Partnerships'],
    ['aged-care', 'Aged Care Division'],
    ['security', 'CCTV & Security Division'],
    ['construction', 'Construction Division'],
    ['general', 'General Inquiry'],
  ]);
});
