import sharp from 'sharp';
import { expect, test } from 'vitest';
import { articleWith } from '@/tests/sites/badContent';
import { type Change, messagesWith } from './support/changedContent';
import { placeExif, plainPicture } from './support/pictures';

const wide = await plainPicture(1600, 1000).jpeg().toBuffer();

const office = 'articles/our-office.md';
const officeWith = (fields: string[], text?: string): Change => [office, articleWith(1040, fields, text)];
const deskOf = (data: Buffer): Change => ['pictures/desk.jpg', data];
const lampOf = (data: Buffer): Change => ['pictures/lamp.png', data];

test('pictures in an article and its text have no messages, also by the name alone', async () => {
  const text =
    '![A desk](../pictures/desk.jpg "The desk. Photo: Sam Lee. focus: 40% 20%")\n\n![A lamp](lamp.png)';
  const lamp = lampOf(await plainPicture(700, 900).png().toBuffer());
  expect(await messagesWith(officeWith(['image: desk.jpg'], text), deskOf(wide), lamp)).toEqual([]);
});

const person: Change = ['people/jane-doe.md', '---\nname: Jane Doe\npicture: jane-doe.png\n---\n'];

test("a person's picture has no messages, also with many articles", async () => {
  const by = (id: number): Change => [`articles/our-office-${id}.md`, articleWith(id, ['author: jane-doe'])];
  const messages = await messagesWith(
    person,
    ['pictures/jane-doe.png', await plainPicture(420, 500).png().toBuffer()],
    by(1040),
    by(1041),
  );
  expect(messages).toEqual([]);
});

test("a person's picture that is too small is an error in the person's file", async () => {
  const messages = await messagesWith(
    person,
    officeWith(['image: desk.jpg', 'author: jane-doe']),
    deskOf(wide),
    ['pictures/jane-doe.png', await plainPicture(700, 419).png().toBuffer()],
  );
  expect(messages).toEqual([
    'people/jane-doe.md:3:10 error jane-doe.png has 700 x 419 pixels, too few for the page of a person: use a picture of at least 420 x 420 pixels',
  ]);
});

test('a picture of a draft is not unused', async () => {
  const draft = officeWith(['image: desk.jpg', 'draft: true']);
  expect(await messagesWith(draft, deskOf(wide))).toEqual([]);
});

test('a picture that no document shows is a warning', async () => {
  expect(await messagesWith(deskOf(wide))).toEqual([
    'pictures/desk.jpg:1:1 warning no document shows this picture: write its name in the field of an article, a person, a section or a business, or in a text, or delete the file',
  ]);
});

test('a picture too small for its slot is an error where it is used; with a focus its height counts too', async () => {
  const text = '![A lamp](lamp.png)\n\n![A lamp](lamp.png "focus: left")\n\n![A shelf](shelf.png)';
  const messages = await messagesWith(
    officeWith(['image: desk.jpg'], text),
    deskOf(await plainPicture(1600, 700).jpeg().toBuffer()),
    lampOf(await plainPicture(2000, 300).png().toBuffer()),
    ['pictures/shelf.png', await plainPicture(600, 400).png().toBuffer()],
  );
  expect(messages).toEqual([
    `${office}:8:8 error desk.jpg has 1600 x 700 pixels, too few for the top of an article's page: use a picture of at least 1200 x 750 pixels`,
    `${office}:14:1 error lamp.png has 2000 x 300 pixels, too few for a text with a focus: use a picture of at least 640 x 400 pixels`,
    `${office}:16:1 error shelf.png has 600 x 400 pixels, too few for a text: use a picture of at least 640 pixels of width`,
  ]);
});

test('a location in the metadata is a warning with the ways to remove it', async () => {
  const placed = deskOf(await sharp(wide).withExif(placeExif).jpeg().toBuffer());
  expect(await messagesWith(officeWith(['image: desk.jpg']), placed)).toEqual([
    expect.stringMatching(
      /^pictures\/desk\.jpg:1:1 warning the file says where the picture was taken.*"npm run add:picture -- content\/pictures\/desk\.jpg", or as "Our own pictures" in CONTRIBUTING\.md says/,
    ),
  ]);
});

test('a picture wider than every page needs is a warning with the command that makes it smaller', async () => {
  const messages = await messagesWith(
    officeWith(['image: desk.jpg'], '![A lamp](lamp.png)'),
    deskOf(await plainPicture(2401, 1600).jpeg().toBuffer()),
    lampOf(await plainPicture(2400, 3000).png().toBuffer()),
  );
  expect(messages).toEqual([
    'pictures/desk.jpg:1:1 warning the file has 2401 x 1600 pixels, and no page needs more than 2400 of width: make it smaller with "npm run add:picture -- content/pictures/desk.jpg", or export it again',
  ]);
});
