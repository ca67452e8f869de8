import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sectionTypes } from '@/components/sections/list';
import { sectionPicture } from '@/tools/writers/sectionGuide';
import { messagesWith } from './support/changedContent';
import { plainPicture } from './support/pictures';

/** The messages about a page with these names in its sections, beside a person with a picture, and a file. */
async function messagesAbout(names: { file: string; people: string; picture: string }): Promise<string> {
  const messages = await messagesWith(
    ['pictures/jane-doe.jpg', await plainPicture(700, 700).jpeg().toBuffer()],
    ['people/jane-doe.md', '---\nname: Jane Doe\npicture: jane-doe.jpg\n---\n'],
    ['people/kim-ng.md', '---\nname: Kim Ng\n---\n'],
    ['files/annual-letter.csv', 'a,b\n'],
    [
      'pages/our-people.md',
      `---
title: Our people
description: Who we are.
sections:
  - type: documents
    heading: Documents
    items: [{ label: Letter, file: ${names.file} }]
  - type: people
    heading: People
    people: [${names.people}]
  - type: text-with-picture
    heading: A day
    text: What it was like.
    picture: ${names.picture}
    imageAlt: A table with papers
---
`,
    ],
  );
  return messages.join('\n');
}

test('files, people and pictures in sections have no messages', async () => {
  const names = { file: 'annual-letter.csv', people: 'jane-doe, kim-ng', picture: 'jane-doe.jpg' };
  expect(await messagesAbout(names)).toBe('');
});

test('what a section names and nobody has added is an error', async () => {
  const names = { file: 'annual-leter.csv', people: 'jane-do, john-doh', picture: 'jane-do.jpg' };
  const messages = await messagesAbout(names);
  for (const reason of [
    'file: there is no file content/files/annual-leter.csv: did you mean annual-letter.csv?',
    'people: there is no file people/jane-do.md: did you mean jane-doe?',
    'people: there is no file people/john-doh.md: add it, or delete the name',
    'there is no content/pictures/jane-do.jpg: did you mean jane-doe.jpg?',
  ])
    expect(messages).toContain(reason);
});

test.each(Object.keys(sectionTypes))('%s has a picture in the guide, of at most 30 kB', (type) => {
  const size = statSync(`docs/${sectionPicture(type)}`, { throwIfNoEntry: false })?.size ?? Infinity;
  const command = `npx tsx tests/sites/build.ts variant && npm run pictures -- ${type}`;
  expect(size, `the picture is missing or too large: run "${command}"`).toBeLessThanOrEqual(30_000);
});
