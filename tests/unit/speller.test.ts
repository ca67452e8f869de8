import { expect, test } from 'vitest';
import { australianSpeller } from '@/lib/text/words/speller';

const speller = australianSpeller('');

test.each([
  ['recieve', 'receive'],
  ['centers', 'centres'],
  ['recomend', 'recommend'],
  ['recomended', 'recommended'],
  ['definately', 'definitely'],
  ['bussiness', 'business'],
  ['realy', 'really'],
  ['employes', 'employees'],
  ['teh', 'the'],
  ['xqzvk', undefined],
])('for %s it suggests %s', (written, meant) => {
  expect(speller.suggestion(written)).toBe(meant);
});
