import { expect, test } from 'vitest';
import { messagesWith } from './support/changedContent';

const list = 'categories.yaml';

test.each(['People & Culture', 'Q&A', '2026 Budget'])('a category may be named %s', async (name) => {
  const entry = `  - name: ${name}
    slug: people
    description: How people work together.
    icon: people
    drawing: Contours
    colours: leaf
`;
  const messages = await messagesWith([list, /$/, entry]);
  expect(messages.filter((text) => text.startsWith(list))).toEqual([]);
});

test('a list that cannot be read has one message, and none about each article', async () => {
  const messages = await messagesWith([list, 'categories:', 'categorys:']);
  expect(messages).toEqual([expect.stringContaining("'categorys': did you mean 'categories'?")]);
});
