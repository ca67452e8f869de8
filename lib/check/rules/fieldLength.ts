import type { Root } from 'mdast';
import { lintRule } from 'unified-lint-rule';
import { documentOf } from '../document';

/** Characters that a card, a browser tab or a search result shows. */
const limits = new Map([
  ['title', 70],
  ['excerpt', 160],
  ['description', 160],
]);

const publicCollections = new Set(['Article', 'Legal', 'PageList']);

/** Reports titles and descriptions that cards and search results would cut off. */
export const fieldLength = lintRule<Root>('fields:length', (_, file) => {
  const { yaml, collection } = documentOf(file);
  if (!publicCollections.has(collection.name)) return;
  for (const { path, text, place } of yaml?.texts ?? []) {
    const name = String(path.at(-1));
    const limit = limits.get(name);
    const length = [...text.trim()].length;
    if (limit === undefined || length <= limit) continue;
    file.message(
      `${name}: has ${length} characters, and cards and search results show about ${limit}: shorten it`,
      place,
    );
  }
});
