import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scriptTargets } from '@/tools/build/post-process/browserTargets';

test('README.md names the oldest supported browsers', () => {
  const [, list = ''] =
    /The oldest supported browsers are (.+?)\.\s/s.exec(readFileSync('README.md', 'utf8')) ?? [];
  const named = list.toLowerCase().match(/[a-z]+ \d[\d.]*/g) ?? [];
  expect(named.map((each) => each.replace(' ', ''))).toEqual(scriptTargets);
});
