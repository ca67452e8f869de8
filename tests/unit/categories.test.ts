import { expect, test } from 'vitest';
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
  return messages.filter((text) => text.startsWith(list)).map((text) => text.replace(/^\S+ error /, ''));
}

test.each(['People & Culture', 'Q&A', '2026 Budget'])('a category may be named %s', async (name) => {
  expect(await messagesAbout(added.replace('People & Culture', name))).toEqual([]);
});

test.each<[what: string, before: string, after: string, message: string]>([
  ['HTML in its name', 'People & Culture', '<b>People</b>', 'name: must be words, joined by spaces or &'],
  [
    'a slug with spaces',
    'slug: people',
    'slug: Two Words',
    'slug: must be lower-case words joined by hyphens',
  ],
  ['an unknown icon', 'icon: people', 'icon: peopel', 'icon: did you mean people?'],
  ['an unknown drawing', 'Contours', 'Sketch', 'drawing: must be exactly one of: '],
  [
    'the name of another',
    'People & Culture',
    'technology',
    "name: 'technology' is also the name of the category",
  ],
  ['the slug of another', 'slug: people', 'slug: technology', "slug: 'technology' is also the slug of"],
  ['the name of the button for all', 'People & Culture', 'All', "name: 'All' is also the name of the button"],
])('a category with %s is an error that says what to write', async (_, before, after, message) => {
  expect(await messagesAbout(added.replace(before, after))).toEqual([expect.stringContaining(message)]);
});

test('a list that cannot be read has one message, and none about each article', async () => {
  const messages = await messagesWith([list, 'categories:', 'categorys:']);
  expect(messages).toEqual([expect.stringContaining("'categorys': did you mean 'categories'?")]);
});

test('an alias that is the slug of another is an error', async () => {
  const alias = 'slug: innovation\n    aliases: [technology]';
  expect(await messagesWith([list, 'slug: innovation', alias])).toContainEqual(
    expect.stringMatching(/^categories\.yaml.* \/news-insights\/category\/technology is also the URL of /),
  );
});
