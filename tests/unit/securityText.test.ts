import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { company } from '@/lib/company/company';
import { securityText } from '@/lib/company/securityText';
import { expiryBlockers } from '@/tools/launch/expiry';
import { specification } from './support/specification';

const fields = Object.fromEntries(
  securityText()
    .trimEnd()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
);

test('security.txt has the fields of RFC 9116 from the content', () => {
  expect(fields).toMatchObject({
    Contact: `mailto:${company.email}`,
    'Preferred-Languages': 'en',
    Canonical: `${company.url}/.well-known/security.txt`,
  });
  expect(fields.Expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  expect(readFileSync(`${specification}/company.yaml`, 'utf8')).toContain(
    `expires: ${fields.Expires?.slice(0, 10)}`,
  );
});

describe('the expiry of security.txt', () => {
  const file = {
    path: 'company.yaml',
    name: 'company',
    values: { security: { expires: '2027-03-31' } },
    locationOf: () => 'company.yaml:9:3',
    textLocation: 'company.yaml:1:1',
  };
  const found = (day: string) => expiryBlockers(file, day).map(({ what }) => what);

  test.each([
    ['2026-11-21', []],
    ['2027-02-28', []],
    ['2027-03-01', ['security.txt expires in 30 days']],
    ['2027-03-30', ['security.txt expires in 1 day']],
    ['2027-03-31', ['security.txt expires in 0 days']],
    ['2027-04-01', ['security.txt has expired']],
  ])('on %s reports %j', (day, expected) => {
    expect(found(day)).toEqual(expected);
  });

  test('throws if it is missing', () => {
    expect(() => expiryBlockers({ ...file, values: {} }, '2027-01-01')).toThrow(/security\.expires/);
  });
});
