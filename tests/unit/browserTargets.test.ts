import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scriptTargets } from '@/tools/build/post-process/browserTargets';
import { styleTargets } from '@/tools/build/post-process/styles';

test('scripts and styles are compiled for the same browsers', () => {
  const fromStyles = Object.entries(styleTargets).map(([name, version]) => {
    const minor = (version >> 8) & 0xff;
    return `${name}${version >> 16}${minor ? `.${minor}` : ''}`;
  });
  expect(fromStyles).toEqual(scriptTargets);
});

test('README.md names the oldest supported browsers', () => {
  const [, list = ''] =
    /The oldest supported browsers are (.+?)\.\s/s.exec(readFileSync('README.md', 'utf8')) ?? [];
  const named = list.toLowerCase().match(/[a-z]+ \d[\d.]*/g) ?? [];
  expect(named.map((each) => each.replace(' ', ''))).toEqual(scriptTargets);
});
