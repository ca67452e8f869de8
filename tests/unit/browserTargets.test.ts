import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scriptTargets } from '@/tools/build/post-process/browserTargets';
import { styleTargets } from '@/tools/build/post-process/styles';
import { limit } from '../inspect/css';

test('scripts and styles are compiled for the same browsers', () => {
  const fromStyles = Object.entries(styleTargets).map(([name, version]) => {
    const minor = (version >> 8) & 0xff;
    return `${name}${version >> 16}${minor ? `.${minor}` : ''}`;
  });
  expect(fromStyles).toEqual(scriptTargets);
});

test('README.md names the oldest supported browsers', () => {
  const readme = readFileSync('README.md', 'utf8');
  const [, list = ''] = /The oldest supported browsers are (.+?)\.\s/s.exec(readme) ?? [];
  const named = [...list.matchAll(/([A-Z][a-z]+) (\d+(?:\.\d+)?)/g)].map(
    ([, name = '', version]) => `${name.toLowerCase()}${version}`,
  );
  expect(named).toEqual(scriptTargets);
});

test('styles may use what was Baseline when the oldest browsers that scripts are built for were released', () => {
  // All from March 2023. For other targets, change the year and review the explanations.
  expect({ scriptTargets, limit }).toEqual({
    scriptTargets: ['chrome111', 'edge111', 'firefox111', 'safari16.4'],
    limit: 2022,
  });
});
