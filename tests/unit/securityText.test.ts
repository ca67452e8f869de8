import { expect, test } from 'vitest';
import { expiryBlockers } from '@/tools/launch/expiry';

test.each([
  ['2027-02-28', []],
  ['2027-03-01', ['security.txt expires in 30 days']],
  ['2027-04-01', ['security.txt has expired']],
])('the expiry of security.txt is reported from 30 days before: on %s %j', (day, expected) => {
  const file = {
    ...{ path: 'company.yaml', name: 'company', textLocation: 'company.yaml:1:1' },
    ...{ values: { security: { expires: '2027-03-31' } }, locationOf: () => 'company.yaml:9:3' },
  };
  expect(expiryBlockers(file, day).map(({ what }) => what)).toEqual(expected);
});
