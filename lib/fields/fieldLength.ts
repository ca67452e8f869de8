import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf } from '../content/document';

/** Reports titles and descriptions that cards and search results would cut off. */
export const fieldLength = lintRule<Root>('fields:length', (_, file) => {
  const { yaml, collection } = documentOf(file);
  for (const { path, text, place } of yaml?.texts ?? []) {
    const name = String(path.at(-1));
    const limit = collection.shownLength?.get(name);
    const length = [...text.trim()].length;
    // What a fact in curly brackets stands for is longer or shorter.
    if (limit === undefined || length <= limit || text.includes('{')) continue;
    file.message(
      `${name}: has ${length} characters, and cards and search results show about ${limit}: shorten it`,
      place,
    );
  }
});
