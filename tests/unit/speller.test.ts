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
  ['tommorow', 'tomorrow'],
  ['tuesday', 'Tuesday'],
  ['alot', 'a lot'],
  ['infact', 'in fact'],
  ['aswell', 'as well'],
  ['eachother', 'each other'],
  ['gray', 'grey'],
  ['occured', 'occurred'],
  ['seperate', 'separate'],
  ['acommodation', 'accommodation'],
  ['xqzvk', undefined],
  ['a'.repeat(20_000), undefined],
])('for %s it suggests %s', (written, meant) => {
  expect(speller.suggestion(written)).toBe(meant);
});
