import { describe, expect, test } from 'vitest';
import { scriptTargets } from '@/tools/build/post-process/browserTargets';
import { explained, limit, newerFeatures } from '../inspect/css';

describe('features that the oldest supported browsers lack', () => {
  test.each([
    ['a property', 'a { field-sizing: content; }', 'Property "field-sizing"'],
    ['a function', 'a { color: light-dark(red, blue); }', 'Function "light-dark"'],
    ['a unit', 'a { width: 1rcap; }', 'Unit "rcap"'],
    ['a selector', 'a:user-invalid { color: red; }', 'Selector "user-invalid"'],
    ['an at-rule', '@starting-style { a { opacity: 0; } }', 'At-rule "@starting-style"'],
    // Chrome 112 and Firefox 115.
    [
      'a property later in the same year',
      'a { animation-composition: add; }',
      'Property "animation-composition"',
    ],
  ])('are found: %s', async (_, css, feature) => {
    expect(await newerFeatures(css)).toEqual([feature]);
    expect(explained[feature]).toBeUndefined();
  });

  test('are allowed inside @supports', async () => {
    const css = '@supports (field-sizing: content) { a { field-sizing: content; } }';
    expect(await newerFeatures(css)).toEqual([]);
  });

  test('do not hide a style sheet that cannot be read', async () => {
    expect(await newerFeatures('a { color: red; } }')).toEqual(['Unexpected } (CssSyntaxError)']);
  });

  test('are those that were not yet Baseline when the oldest browsers were released', () => {
    // All from March 2023. For other targets, change the year and review the explanations.
    expect({ scriptTargets, limit }).toEqual({
      scriptTargets: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
      limit: 2022,
    });
  });
});
