import { expect, test } from 'vitest';
import { scriptTargets } from '@/tools/build/post-process/browserTargets';
import { limit } from '../inspect/css';

test('styles may use what was Baseline when the oldest browsers that scripts are built for were released', () => {
  // All from March 2023. For other targets, change the year and review the explanations.
  expect({ scriptTargets, limit }).toEqual({
    scriptTargets: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
    limit: 2022,
  });
});
