import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkContent } from '@/lib/check/checkContent';
import { bomb, placeExif } from './support/pictures';
import { contentCopy } from './support/specification';

const grey = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'grey' } });

const wide = await grey(1600, 1000).jpeg().toBuffer();

const articleWith = (id: number, image: string, text = '') => `---
id: ${id}
title: Our office ${id}
excerpt: One sentence about it.
category: Technology
date: 2025-07-21
readTime: 1 min read
image: ${image}
imageAlt: A desk by a window
---

We write plainly about what we do, so that a reader can decide.
${text && `\n${text}\n`}`;

/** The messages about a content folder with these files besides the specification's. */
async function messagesWith(files: Record<string, string | Buffer>): Promise<string[]> {
  const folder = await contentCopy();
  for (const name of ['people', 'pictures']) await mkdir(join(folder, name));
  for (const [name, data] of Object.entries(files)) await writeFile(join(folder, name), data);
  const checked = await checkContent(folder);
  return checked
    .flatMap(({ messages }) => messages)
    .map(
      ({ file, line, column, fatal, reason }) =>
        `${file?.slice(folder.length + 1)}:${line}:${column} ${fatal ? 'error' : 'warning'} ${reason}`,
    );
}

const office = 'articles/our-office.md';

test('pictures in an article and its text have no messages, also by the name alone', async () => {
  const text =
    '![A desk](../pictures/desk.jpg "The desk. Photo: Sam Lee. focus: 40% 20%")\n\n![A lamp](lamp.png)';
  const messages = await messagesWith({
    [office]: articleWith(40, 'desk.jpg', text),
    'pictures/desk.jpg': wide,
    'pictures/lamp.png': await grey(700, 900).png().toBuffer(),
  });
  expect(messages).toEqual([]);
});

const janeDoe = 'people/jane-doe.yaml';
const byJaneDoe = (id: number) =>
  articleWith(id, 'https://images.unsplash.com/photo-1486406146926-c627a92ad1ab')
    .replace('imageAlt', 'author: jane-doe\nimageAlt')
    .replace('-1486406146926-', `-14864061469${id}-`);

test("a person's picture has no messages, also with many articles", async () => {
  const messages = await messagesWith({
    [janeDoe]: 'name: Jane Doe\npicture: jane-doe.png\n',
    'pictures/jane-doe.png': await grey(96, 120).png().toBuffer(),
    [office]: byJaneDoe(40),
    'articles/our-second-office.md': byJaneDoe(41),
  });
  expect(messages).toEqual([]);
});

test("a person's picture that is too small is an error in the person's file", async () => {
  const messages = await messagesWith({
    [janeDoe]: 'name: Jane Doe\npicture: jane-doe.png\n',
    'pictures/jane-doe.png': await grey(300, 95).png().toBuffer(),
  });
  expect(messages).toEqual([
    `${janeDoe}:2:1 error jane-doe.png has 300 x 95 pixels, too few for the line with an author's name: use a picture of at least 96 x 96 pixels`,
  ]);
});

test('a picture of a draft is not unused', async () => {
  const draft = articleWith(40, 'desk.jpg').replace('imageAlt', 'draft: true\nimageAlt');
  expect(await messagesWith({ [office]: draft, 'pictures/desk.jpg': wide })).toEqual([]);
});

test('a picture that no document shows is a warning', async () => {
  expect(await messagesWith({ 'pictures/desk.jpg': wide })).toEqual([
    'pictures/desk.jpg:1:1 warning no document shows this picture: write its name after image: in an article or in a text, or delete the file',
  ]);
});

test('a picture too small for its place is an error where it is used', async () => {
  const messages = await messagesWith({
    [office]: articleWith(40, 'desk.jpg', '![A lamp](lamp.png)'),
    'pictures/desk.jpg': await grey(1600, 700).jpeg().toBuffer(),
    'pictures/lamp.png': await grey(600, 400).png().toBuffer(),
  });
  expect(messages).toEqual([
    `${office}:8:1 error desk.jpg has 1600 x 700 pixels, too few for the top of an article's page: use a picture of at least 1200 x 750 pixels`,
    `${office}:14:1 error lamp.png has 600 x 400 pixels, too few for a text: use a picture of at least 640 pixels of width`,
  ]);
});

test('a picture in a text with a focus is cropped, so its height counts too', async () => {
  const messages = await messagesWith({
    [office]: articleWith(40, 'desk.jpg', '![A lamp](lamp.png "focus: left")\n\n![A lamp](lamp.png)'),
    'pictures/desk.jpg': wide,
    'pictures/lamp.png': await grey(2000, 300).png().toBuffer(),
  });
  expect(messages).toEqual([
    `${office}:14:1 error lamp.png has 2000 x 300 pixels, too few for a text with a focus: use a picture of at least 640 x 400 pixels`,
  ]);
});

test('the same picture above two articles is a warning', async () => {
  const messages = await messagesWith({
    [office]: articleWith(40, 'desk.jpg'),
    'articles/our-second-office.md': articleWith(41, 'desk.jpg').replace('2025-07-21', '2025-07-22'),
    'pictures/desk.jpg': wide,
  });
  expect(messages).toEqual([
    expect.stringMatching(
      /^articles\/our-second-office\.md:8:1 warning image: is also the picture of .*our-office\.md/,
    ),
  ]);
});

test('a place in the metadata is a warning with the ways to remove it', async () => {
  const placed = await sharp(wide).withExif(placeExif).jpeg().toBuffer();
  const messages = await messagesWith({ [office]: articleWith(40, 'desk.jpg'), 'pictures/desk.jpg': placed });
  expect(messages).toEqual([
    expect.stringMatching(
      /^pictures\/desk\.jpg:1:1 warning the file says where the picture was taken.*"npm run add:picture -- content\/pictures\/desk\.jpg", or as "Our own pictures" in CONTRIBUTING\.md says/,
    ),
  ]);
});

test('a picture wider than every page needs is a warning with the command that makes it smaller', async () => {
  const messages = await messagesWith({
    [office]: articleWith(40, 'desk.jpg', '![A lamp](lamp.jpg)'),
    'pictures/desk.jpg': await grey(2401, 1600).jpeg().toBuffer(),
    'pictures/lamp.jpg': await grey(2400, 3000).jpeg().toBuffer(),
  });
  expect(messages).toEqual([
    'pictures/desk.jpg:1:1 warning the file has 2401 x 1600 pixels, and no page needs more than 2400 of width: make it smaller with "npm run add:picture -- content/pictures/desk.jpg", or export it again',
  ]);
});

test('a file that cannot be shown is one error, not another one where it is used', async () => {
  const messages = await messagesWith({
    [office]: articleWith(40, 'desk.png'),
    'pictures/desk.png': bomb({ width: 60_000, height: 60_000 }),
  });
  expect(messages).toEqual([
    'pictures/desk.png:1:1 error the file has 60000 x 60000 pixels, more than 50 million: export it at most 2400 pixels wide',
  ]);
});

test('a legal text cannot show one', async () => {
  const folder = await contentCopy();
  const path = join(folder, 'legal/terms-of-service.mdx');
  await writeFile(path, `${await readFile(path, 'utf8')}\n![A desk](../pictures/desk.jpg)\n`);
  await mkdir(join(folder, 'pictures'));
  await writeFile(join(folder, 'pictures/desk.jpg'), wide);
  const reasons = (await checkContent(folder)).flatMap(({ messages }) =>
    messages.map(({ reason }) => reason),
  );
  expect(reasons).toEqual([
    expect.stringMatching(/^legal texts cannot show pictures of content\/pictures: delete/),
  ]);
});
