import { htmlFaults } from '../../htmlFaults';
import { expect, test } from '../test';
import { sitePaths } from './sitePaths';

test('every exported page is valid HTML', async () => {
  const pages = await htmlFaults('out');
  expect(Object.keys(pages).length).toBeGreaterThanOrEqual(sitePaths.length);
  for (const [file, faults] of Object.entries(pages)) expect(faults, file).toEqual([]);
});
