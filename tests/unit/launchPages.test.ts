import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFields } from '@/lib/content/readFields';
import { pages } from '@/tools/collections';
import { pageWordBlockers } from '@/tools/launch/pageWords';
import { temporaryFolder } from './support/folders';

const page = `---
title: Our story
description: Why we are here.
sections:
  - type: hero
    heading: Our story
    lead: Words.
  - type: cards
    heading: How we plan
    items: [{ name: One, text: Words. }]
PLACEHOLDERS---

A text.
`;

/** The launch blockers of a page with these placeholders, as `line:column what (also)`. */
async function blockersWith(placeholders: string): Promise<string[]> {
  const folder = await temporaryFolder({ 'pages/about.md': page.replace('PLACEHOLDERS', placeholders) });
  const start = `${join(folder, 'pages/about.md')}:`;
  return readFields(folder, pages)
    .flatMap(pageWordBlockers)
    .map(({ location, what, also }) => `${location} ${what} (${also})`.replaceAll(start, ''));
}

test('the launch blockers of a page are the words that it lists as placeholders, with their locations', async () => {
  expect(await blockersWith('placeholders: [description, text, hero, how-we-plan]\n')).toEqual([
    '3:1 about: description: Why we are here. (listed at 11:16)',
    '14:1 about: text (listed at 11:29)',
    '5:5 about: section hero: Our story (listed at 11:35)',
    '8:5 about: section how-we-plan: How we plan (listed at 11:41)',
  ]);
});
