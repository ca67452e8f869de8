import { expect, test } from 'vitest';
import { drawingNames, iconNames, inkNames } from '@/lib/categories/sets';
import { messagesWith } from './support/changedContent';

const list = 'categories.yaml';

/** The entry of a category as a writer adds it at the end of the list. */
const added = `  - name: People & Culture
    slug: people
    description: How people work together.
    icon: people
    drawing: Contours
    colours: leaf
`;

/** The messages about the specification's list with an entry at its end. */
async function messagesAbout(entry: string): Promise<string[]> {
  const messages = await messagesWith([list, /$/, entry]);
  return messages.filter((text) => text.startsWith(list)).map((text) => text.slice(list.length + 1));
}

test.each(['People & Culture', 'Q&A', '2026 Budget'])('a category may be named %s', async (name) => {
  expect(await messagesAbout(added.replace('People & Culture', name))).toEqual([]);
});

test('a category with mistakes gets an error for each, which says what to write', async () => {
  const entry = `  - name: <b>People</b>
    slug: Placeholder Notes
    description: ''
    icon: peopel
    drawing: Sketch
    colours: green
`;
  expect(await messagesAbout(entry)).toEqual([
    '33:5 error categories, item 6.name: must be words, joined by spaces or &, without other characters',
    '34:5 error categories, item 6.slug: must be lower-case words joined by hyphens: write placeholder-notes',
    '35:5 error categories, item 6.description: is empty: write a value after the colon',
    `36:5 error categories, item 6.icon: did you mean people? It must be exactly one of: ${iconNames.join(', ')}`,
    `37:5 error categories, item 6.drawing: must be exactly one of: ${drawingNames.join(', ')}`,
    `38:5 error categories, item 6.colours: must be exactly one of: ${inkNames.join(', ')}`,
  ]);
});

test.each<[what: string, entry: string, message: string]>([
  [
    'no description',
    added.replace(/ +description: .*\n/, ''),
    "33:5 error the field 'categories, item 6.description' is missing: add a line description: … (One or two sentences for its page and for search results. At most about 160 characters.)",
  ],
  [
    'the name of another',
    added.replace('People & Culture', 'technology'),
    "33:5 error name: 'technology' is also the name of the category on line 9: change one of the two",
  ],
  [
    'the slug of another',
    added.replace('slug: people', 'slug: technology'),
    "34:5 error slug: 'technology' is also the slug of the category on line 10: change one of the two",
  ],
  [
    'the name of the button for all',
    added.replace('People & Culture', 'All'),
    "33:5 error name: 'All' is also the name of the button for all articles: change one of the two",
  ],
])('a category with %s gets an error that says what to write', async (_, entry, message) => {
  expect(await messagesAbout(entry)).toEqual([message]);
});

test('a list that cannot be read has one message, and none about each article', async () => {
  const messages = await messagesWith([list, 'categories:', 'categorys:']);
  expect(messages).toEqual([expect.stringContaining("'categorys': did you mean 'categories'?")]);
});

test('an alias that is the slug of another is an error', async () => {
  const alias = 'slug: innovation\n    aliases: [technology]';
  expect(await messagesWith([list, 'slug: innovation', alias])).toContainEqual(
    expect.stringMatching(
      /^categories\.yaml:\d+:\d+ error \/news-insights\/category\/technology is also the URL of .*categories\.yaml:10/,
    ),
  );
});
