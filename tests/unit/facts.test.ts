import { describe, expect, test } from 'vitest';
import { escapedHtml } from '@/lib/markdown/escapedHtml';
import { type Group, withFacts } from '@/lib/schemas/facts';

const group: Group = {
  company: { name: 'Smith & Co', responseTime: 'two days', address: { locality: 'Perth', region: 'WA' } },
  ventures: [
    { name: 'eComply', status: 'established' },
    { name: 'Two', status: 'established' },
    { name: 'Three', status: 'planned' },
  ],
};

describe('a fact in a sentence', () => {
  test.each([
    [
      '{name} is in {suburb}, {state}, not in {constructor}.',
      'Smith & Co is in Perth, Western Australia, not in {constructor}.',
    ],
    ['{responseTime} is all we need.', 'Two days is all we need.'],
    ['{businessCount} of ours: {businesses}.', 'Two of ours: eComply and Two.'],
    ['See. {divisionCount} planned: {divisions}.', 'See. One planned: Three.'],
    ['We own <strong>{businessCount}</strong>.', 'We own <strong>two</strong>.'],
    ['See. <strong>{businessCount}</strong>', 'See. <strong>Two</strong>'],
  ])('%s', (sentence, expected) => {
    expect(withFacts(sentence, group)).toBe(expected);
  });

  test('is safe in HTML', () => {
    expect(withFacts('<b>{name}</b>', group, escapedHtml)).toBe('<b>Smith &amp; Co</b>');
  });
});
