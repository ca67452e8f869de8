import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sectionTypes } from '@/components/sections/list';
import { sectionPicture } from '@/tools/writers/sectionGuide';
import { messagesWith } from './support/changedContent';
import { plainPicture } from './support/pictures';

/** The messages about a page with these sections, beside a person with a picture of this size in pixels. */
async function messagesAbout(sections: string, size = 600): Promise<string[]> {
  return messagesWith(
    ['pictures/jane-doe.jpg', await plainPicture(size, size).jpeg().toBuffer()],
    ['people/jane-doe.md', '---\nname: Jane Doe\npicture: jane-doe.jpg\n---\n'],
    ['files/annual-letter.csv', 'a,b\n'],
    ['pages/our-people.md', `---\ntitle: Our people\ndescription: Who we are.\nsections:\n${sections}---\n`],
  );
}

const documents = (file: string) =>
  `  - type: documents\n    heading: Documents\n    items:\n      - { label: Letter, file: ${file} }\n`;
const people = (...names: string[]) =>
  `  - type: people\n    heading: People\n${names.length > 0 ? `    people: [${names.join(', ')}]\n` : ''}`;
const picture = (file: string) =>
  `  - type: text-with-picture\n    heading: A day\n    text: What it was like.\n    picture: ${file}\n    imageAlt: A table with papers\n`;

test('files, people and pictures in sections have no messages', async () => {
  expect(
    await messagesAbout(documents('annual-letter.csv') + people() + picture('jane-doe.jpg'), 700),
  ).toEqual([]);
});

test('what a section names and nobody has added is an error', async () => {
  const wrong = [
    people('jane-doe', 'john-doh'),
    people('jane-doe', 'jane-do'),
    people('Jane Doe', 'Kim Ng'),
    picture('jane-do.jpg'),
  ];
  const messages = await messagesAbout(documents('annual-leter.csv') + wrong.join(''));
  const about = messages.filter((message) => message.startsWith('pages/our-people.md:')).join('\n');
  for (const reason of [
    'file: there is no file content/files/annual-leter.csv: did you mean annual-letter.csv?',
    'people: there is no file people/john-doh.md: add it, or delete the name',
    'people: there is no file people/jane-do.md: did you mean jane-doe?',
    'people: write jane-doe\n',
    'people: there is no file people/kim-ng.md: add it, or delete the name',
    'there is no content/pictures/jane-do.jpg: did you mean jane-doe.jpg?',
  ])
    expect(about).toContain(reason);
});

test.each(Object.keys(sectionTypes))('%s has a picture in the guide, of at most 30 kB', (type) => {
  const size = statSync(`docs/${sectionPicture(type)}`, { throwIfNoEntry: false })?.size ?? Infinity;
  const command = `npx tsx tests/sites/build.ts variant && npm run pictures -- ${type}`;
  expect(size, `the picture is missing or too large: run "${command}"`).toBeLessThanOrEqual(30_000);
});
