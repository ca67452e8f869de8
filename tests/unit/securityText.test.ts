import { describe, expect, test } from 'vitest';
import { expiryBlockers } from '@/tools/launch/expiry';

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
