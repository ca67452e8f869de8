import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inquiryTypes } from '@/components/contact/inquiryTypes';
import { businesses, company, divisions } from '@/lib/company';

const documents: [string, Record<string, unknown> & { standIns?: string[] }][] = [
  ['company', company],
  ...[...businesses, ...divisions].map((item) => [item.name, item] as [string, typeof item]),
];

const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** The official check of an Australian Business Number. */
function passesChecksum(abn: string): boolean {
  const digits = [...abn.replaceAll(' ', '')].map(Number);
  const sum = digits.reduce((total, digit, index) => {
    return total + (digit - (index === 0 ? 1 : 0)) * (weights[index] as number);
  }, 0);
  return digits.length === 11 && sum % 89 === 0;
}

/** Whether a value is of the kind that nobody could mistake for a real one. */
const fictional = {
  abn: (abn: string) => !passesChecksum(abn),
  phone: (phone: string) => /^\(03\) (?:5550|7010) \d{4}$/.test(phone),
  email: (email: string) => /@(?:[a-z0-9-]+\.)*(?:example|example\.(?:com|org|net))$/.test(email),
  url: (url: string) => /\.example$|(?:^|\.)example\.(?:com|org|net)$/.test(new URL(url).hostname),
};

describe('stand-ins', () => {
  test.each(documents)('of %s name fields that it has, each once', (_, document) => {
    for (const field of document.standIns ?? []) expect(document[field], field).toBeDefined();
    expect(new Set(document.standIns).size).toBe((document.standIns ?? []).length);
  });

  test('the checksum takes a real number and refuses the stand-in', () => {
    expect(passesChecksum('51 824 753 556')).toBe(true);
    expect(passesChecksum('00 000 000 000')).toBe(false);
  });

  test.each(['abn', 'phone', 'email', 'url'] as const)(
    'the %s is a stand-in just as long as it is fictional',
    (field) => {
      expect(company.standIns?.includes(field) ?? false).toBe(fictional[field](company[field]));
    },
  );

  test.each(businesses)('the address of $name is a stand-in just as long as it is fictional', (business) => {
    expect(business.standIns?.includes('url') ?? false).toBe(fictional.url(business.url));
  });

  test('the street is a stand-in as long as it says Example', () => {
    expect(company.standIns?.includes('address') ?? false).toBe(company.address.street.includes('Example'));
  });

  test('the name is a stand-in as long as it is Family Investment Group', () => {
    expect(company.standIns?.includes('name') ?? false).toBe(company.name === 'Family Investment Group');
  });
});

describe('the facts of the specification', () => {
  test('the postal address is in Ringwood, Victoria', () => {
    expect(company.address).toMatchObject({ locality: 'Ringwood', region: 'VIC', postcode: '3134' });
  });

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

  test('two established businesses in their order, with the names of their services', () => {
    expect(businesses.map(({ name, service }) => [name, service])).toEqual([
      ['Exclusive Computer Consulting', 'IT Services & Support'],
      ['PagareOne', 'Payroll Solutions'],
    ]);
  });

  test('three planned divisions in their order, with their phases', () => {
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

const contentFiles = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(?:md|mdx|yaml)$/.test(name),
);

test.each(contentFiles)('%s is written with straight apostrophes and quotation marks', (name) => {
  expect(readFileSync(`content/${name}`, 'utf8')).not.toMatch(/[\u2018\u2019\u201C\u201D]/);
});
