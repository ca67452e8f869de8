import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scriptTargets, styleTargets } from '@/tools/build/post-process/browserTargets';

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
